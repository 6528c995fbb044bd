import { expect, test } from 'vitest'
import { cancelTerms } from './cancel-terms.ts'

const hour = 3_600_000
const date_played = 100 * hour
const tier = (until: number | null, refund_amount: number, no_show_kept_percent: number | null = null) => ({
  until,
  refund_percent: 0,
  penalty_percent: 0,
  refund_amount,
  penalty_amount: 0,
  no_show_kept_percent,
})
const keys = (refund_terms: ReturnType<typeof tier>[], now = 0) =>
  cancelTerms({ refund_terms, date_played }, now).map(({ key }) => key.split('.').at(-1))

test('a deadline is stated with its hours before the tee time and the đồng back', () => {
  const [first] = cancelTerms({ refund_terms: [tier(28 * hour, 500_000)], date_played }, 0)
  expect(first).toMatchObject({ key: 'estimate.cancel.until', hours: 72, refund: 500_000 })
})

test('the last tier follows a deadline, and stands alone once the deadline has passed', () => {
  const terms = [tier(28 * hour, 500_000), tier(null, 0)]
  expect(keys(terms)).toEqual(['until', 'afterNone'])
  expect(keys(terms, 29 * hour)).toEqual(['never'])
  expect(keys([tier(28 * hour, 500_000), tier(null, 250_000)])).toEqual(['until', 'after'])
  expect(keys([tier(null, 250_000)])).toEqual(['always'])
})

test('what is kept of a player who does not come is stated last', () => {
  const terms = (kept: number) => [tier(28 * hour, 500_000), tier(null, 0, kept)]
  expect(keys(terms(40))).toEqual(['until', 'afterNone', 'noShow'])
  expect(keys(terms(100))).toEqual(['until', 'afterNone', 'noShowNone'])
})
