import { expect, test } from 'vitest'
import { guessesByKey } from './guesses.ts'

type Receipt = Parameters<typeof guessesByKey>[0]

const booking = (id: number, score: number, clues: Receipt['guesses'][number]['clues']) => ({
  id,
  general_bill_code: `TV${id}`,
  amount: 1,
  score,
  clues,
})
const wallet = (vga: number, score: number, clues: Receipt['guesses'][number]['clues']) => ({
  vga,
  fullname: 'An',
  transaction_id: `N${vga}`,
  amount: 1,
  score,
  clues,
})
const money = (guesses: Receipt['guesses'], wallets: Receipt['wallet_guesses'] = []) =>
  ({ state: 'unmatched', guesses, wallet_guesses: wallets }) as Receipt

test('the keys take the listed guesses in their order, three at most', () => {
  const guesses = [booking(1, 0.9, ['code']), booking(2, 0.5, ['amount']), booking(3, 0.2, ['name'])]
  const keys = guessesByKey(money(guesses, [wallet(7, 0.9, ['code'])]))
  expect(keys.map(({ label }) => label)).toEqual(['TV1', 'TV2', 'TV3'])
})

test('a strong top-up comes before weak bookings', () => {
  const keys = guessesByKey(money([booking(1, 0.2, ['amount'])], [wallet(7, 0.9, ['code'])]))
  expect(keys.map(({ kind }) => kind)).toEqual(['wallet', 'booking'])
})

test('a guess is weak, and asked about, unless a code supports it or it is more likely than not', () => {
  const guesses = [
    booking(1, 0.4, ['cut']),
    booking(2, 0.5, ['amount']),
    booking(3, 0.49, ['amount', 'name']),
  ]
  expect(guessesByKey(money(guesses)).map(({ isStrong }) => isStrong)).toEqual([true, true, false])
})

test('money that was dealt with has no keys', () => {
  expect(guessesByKey({ ...money([booking(1, 0.9, ['code'])]), state: 'resolved' })).toEqual([])
})
