import { expect, it } from 'vitest'
import { partnerOfAddress } from './page-partner.ts'

const ownerOf = (address: string) => partnerOfAddress(new URL(address, 'https://teeviet.test'))
const tokenOf = (content: object) => `x.${Buffer.from(JSON.stringify(content)).toString('base64url')}.x`

it('is the partner of the entry page, also where everybody gets the same HTML', () => {
  expect(ownerOf('/jinpro')).toEqual({ code: 'jinpro' })
  expect(ownerOf('/navigate-stb')).toEqual({ code: 'stb' })
  expect(ownerOf('/wap/login-otp?type=nab&phone=1&cif=2')).toEqual({ code: 'nab' })
  expect(ownerOf('/wap?source=7')).toEqual({ source: 7 })
})

it('is the bank of the token before the page’s own', () => {
  expect(ownerOf(`/wap?token=${tokenOf({ bank_id: 3 })}`)).toEqual({ bank_id: 3 })
  expect(ownerOf(`/navigate-stb?token=${tokenOf({ bank_id: 1 })}`)).toEqual({ bank_id: 1 })
})

it('is none for public pages, those of a plain source and unknown ones', () => {
  for (const address of ['/wap', '/wap/history', '/wap?source=4', '/tin-tuc/chi-tiet/3', '/no/such/page'])
    expect(ownerOf(address), address).toBeNull()
})
