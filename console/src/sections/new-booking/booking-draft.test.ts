import { expect, test } from 'vitest'
import { emptyDraft, needsNoPhone, otherNames, playersOf, requestOf } from './booking-draft.ts'

const draft = { ...emptyDraft(1_000), phone: ' 0912 000 111 ', players: '3', names: [' Lê Hai '] }

test('the others are as many as play beside the golfer, without a name where none was typed', () => {
  expect(otherNames(draft)).toEqual([' Lê Hai ', ''])
  expect(otherNames({ ...draft, golferPlays: false })).toEqual([' Lê Hai ', '', ''])
  expect(otherNames({ ...draft, players: '2', names: ['A', 'B', 'C'] })).toEqual(['A'])
})

test.each([
  ['', 1],
  ['0', 1],
  ['x', 1],
  ['7', 7],
  ['99', 40],
])('%j typed are %i players', (players, count) => {
  expect(playersOf({ ...draft, players })).toBe(count)
})

test('the request has no price, offer or split that was not typed', () => {
  expect(requestOf(draft, 7)).toEqual({
    facility_id: 7,
    start_at: 1_000,
    phone: '0912 000 111',
    fullname: '',
    language: 'vi',
    golfer_plays: 1,
    players: ['Lê Hai', ''],
  })
})

test('the request takes price, offer, rate and the split of a group as typed', () => {
  const typed = { ...draft, price: '1.500.000', productId: 4, flights: '2 + 1' }
  expect(requestOf(typed, 7)).toMatchObject({
    price_per_player: 1_500_000,
    product_id: 4,
    flight_sizes: [2, 1],
  })
  expect(requestOf({ ...draft, customerType: 'group' }, 7)).toMatchObject({ customer_type: 'group' })
  expect(requestOf({ ...typed, flights: '3' }, 7)).not.toHaveProperty('flight_sizes')
})

test('the request insures all players alike, or each as chosen', () => {
  expect(requestOf({ ...draft, cover: '3' }, 7)).toMatchObject({ packages: [[3], [3], [3]] })
  const each = { ...draft, cover: 'each', covers: ['', '4'] }
  expect(requestOf(each, 7)).toMatchObject({ packages: [[], [4], []] })
  expect(requestOf({ ...draft, cover: 'each' }, 7)).not.toHaveProperty('packages')
})

test('the request names the company as typed, and none for a private person', () => {
  const company = { name: 'FPT', tax_code: '0101248141', address: 'Hà Nội', email: 'a@fpt.test' }
  expect(requestOf({ ...draft, company }, 7)).toMatchObject({ company })
  expect(requestOf(draft, 7)).not.toHaveProperty('company')
})

test('there is no request without a start', () => {
  expect(requestOf(emptyDraft(null), 7)).toBeNull()
})

test('only a walk-in of today who pays all of it at the counter may leave the phone out', () => {
  const walkIn = emptyDraft(1_000, true)
  expect(needsNoPhone(walkIn, true)).toBe(true)
  expect(needsNoPhone(walkIn, false)).toBe(false)
  expect(needsNoPhone({ ...walkIn, payment: 'link' }, true)).toBe(false)
  expect(needsNoPhone({ ...walkIn, deposit: '500.000' }, true)).toBe(false)
})
