import { expect, it } from 'vitest'
import { partnerOfPage } from './partner-of-page.ts'

const token = `x.${btoa(JSON.stringify({ bank_id: 7 }))}.y`

it('is the bank of a token in the address, before the route', () => {
  expect(partnerOfPage({ staticData: { partner: 'stb' }, search: { token } })).toEqual({ bank_id: 7 })
})

it('is the partner of the route, or of the query the route names', () => {
  expect(partnerOfPage({ staticData: { partner: 'stb' }, search: {} })).toEqual({ code: 'stb' })
  expect(partnerOfPage({ staticData: { partnerIn: 'type' }, search: { type: 'nab' } })).toEqual({
    code: 'nab',
  })
})

it('is none on a plain page, with a token of no bank, or with an unreadable one', () => {
  const plain = `x.${btoa('{"bank_id":null}')}.y`
  for (const search of [{}, { token: plain }, { token: 'no token' }, { type: 'nab' }]) {
    expect(partnerOfPage({ staticData: {}, search })).toBeNull()
  }
})
