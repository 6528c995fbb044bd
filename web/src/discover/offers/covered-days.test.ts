import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { expect, test } from 'vitest'
import { coveredDays } from './covered-days.ts'

const offer = (from: string, to: string) => ({ date_start: startOfDay(from), date_end: startOfDay(to) })

test('the days of all offers, each once, in their order', () => {
  const offers = [offer('2026-11-22', '2026-11-23'), offer('2026-11-20', '2026-11-22')]
  expect(coveredDays(offers, '2026-11-19')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])
})

test('days that are over are not offered', () => {
  expect(coveredDays([offer('2026-11-01', '2026-11-21')], '2026-11-20')).toEqual(['2026-11-20', '2026-11-21'])
  expect(coveredDays([offer('2026-11-01', '2026-11-10')], '2026-11-20')).toEqual([])
})

test('an offer that holds for months shows two weeks', () => {
  expect(coveredDays([offer('2026-11-20', '2027-12-31')], '2026-11-20')).toHaveLength(14)
})
