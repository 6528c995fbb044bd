import { expect, it } from 'vitest'
import { whichPartner } from './which-partner.ts'

const noPartner = { page: null, bankId: 0, merchant: undefined, source: '4' }

it('is noPartner for those who came by themselves, by news, a network or a messenger', () => {
  for (const source of [null, '4', '5', '10', '11', '12']) {
    expect(whichPartner({ ...noPartner, source })).toBeNull()
  }
})

it('is the bank a golfer is signed in through, whatever else this browser remembers', () => {
  const all = { page: { code: 'jinpro' }, bankId: 2, merchant: 'EVGA', source: '7' }
  expect(whichPartner(all)).toEqual({ bank_id: 2 })
})

it('is the entry that is open, then the merchant, then the source', () => {
  const all = { page: { code: 'evga' }, bankId: 0, merchant: 'JINPRO', source: '7' }
  expect(whichPartner(all)).toEqual({ code: 'evga' })
  expect(whichPartner({ ...all, page: null })).toEqual({ merchant: 'JINPRO' })
  expect(whichPartner({ ...noPartner, source: '7' })).toEqual({ source: '7' })
})
