import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rainCheckCredit } from './rain-check-credit.ts'

const player = (
  fee: number | null,
  premium = 0,
  attendance: 'checked_in' | 'expected' | 'no_show' = 'checked_in',
) => ({
  green_fee_vnd: fee,
  cancelled_at: null,
  attendance,
  packages: premium > 0 ? [{ id: 1, name: {}, price_vnd: premium }] : [],
})
const round = { holes: 18, holesPlayed: 9, leftVnd: 100_000_000 }

test.each([
  [0, 4_000_000],
  [9, 2_000_000],
  [17, 222_222],
])('after %i of 18 holes two players at 2.000.000đ are credited %iđ', (holesPlayed, credit) => {
  expect(rainCheckCredit([player(2_000_000), player(2_000_000)], { ...round, holesPlayed })).toBe(credit)
})

test('who did not come, was taken off, or is not checked in is credited nothing', () => {
  const left = { ...player(2_000_000), cancelled_at: new Date() }
  const players = [player(1_000_000), player(2_000_000, 0, 'no_show'), player(2_000_000, 0, 'expected'), left]
  expect(rainCheckCredit(players, round)).toBe(500_000)
})

test('insurance stays, and nothing is credited that was returned before', () => {
  const players = [player(2_000_000, 50_000)]
  expect(rainCheckCredit(players, { ...round, holesPlayed: 0, leftVnd: 2_050_000 })).toBe(2_000_000)
  expect(rainCheckCredit(players, { ...round, holesPlayed: 0, leftVnd: 1_000_000 })).toBe(950_000)
  expect(rainCheckCredit(players, { ...round, leftVnd: 20_000 })).toBe(0)
})

test('more holes played never credit more, and never more than was paid', () => {
  const players = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 0, max: 200_000 })),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(
      players,
      fc.constantFrom(9, 18, 27),
      fc.nat(26),
      fc.nat(90_000_000),
      (fees, holes, played, leftVnd) => {
        const all = fees.map(([fee, premium]) => player(fee, premium))
        const credit = (holesPlayed: number) => rainCheckCredit(all, { holes, holesPlayed, leftVnd })
        const holesPlayed = played % holes
        expect(Number.isInteger(credit(holesPlayed))).toBe(true)
        expect(credit(holesPlayed)).toBeGreaterThanOrEqual(0)
        expect(credit(holesPlayed)).toBeLessThanOrEqual(leftVnd)
        if (holesPlayed + 1 < holes) expect(credit(holesPlayed + 1)).toBeLessThanOrEqual(credit(holesPlayed))
      },
    ),
  )
})
