import { translateWith } from '@teeviet/contract/display/translate'
import { instantAt } from '@teeviet/contract/rules/time/dates'
import texts from '@teeviet/texts/en/web/tee-times.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { cancelRule } from './cancel-rule.tsx'

const t = translateWith(texts, 'en')
const until = instantAt('2026-11-28', '10:00')
const early = instantAt('2026-11-20', '08:00')
const rule = (deadline_hours: number, penalty_percent: number, price: number | null, now: number | null) =>
  cancelRule({ deadline_hours, penalty_percent }, { price, until, now }, t)

test('names the hours before the tee time and the part of the price in đồng', () => {
  expect(rule(24, 30, 1_500_000, early)).toBe(
    'Free cancellation until 24 h before tee time, then 30% (450.000đ)',
  )
})

test('never names more than the price', () => {
  expect(rule(24, 120, 1_500_000, early)).toContain('100% (1.500.000đ)')
})

test('promises nothing free once that time is over for the latest tee time', () => {
  expect(rule(24, 50, 1_000_000, instantAt('2026-11-27', '09:59'))).toContain('Free')
  expect(rule(24, 50, 1_000_000, instantAt('2026-11-27', '10:00'))).toBe(
    'Cancelling after you pay costs 50% (500.000đ)',
  )
})

test('names the part alone where the price differs, and only what is free where nothing is kept', () => {
  expect(rule(24, 50, null, null)).toBe('Free cancellation until 24 h before tee time, then 50% of the price')
  expect(rule(24, 0, 1_000_000, early)).toBe('Free cancellation')
})
