import { expect, test } from 'vitest'
import { type NetPriceKey, netPricesOverlap } from './net-prices.ts'

const early: NetPriceKey = {
  starts_on: '2026-12-01',
  day_kind: 'weekday',
  number_hole: 18,
  customer_type: null,
  time_from: '05:30',
  time_to: '07:00',
}

test.each<[what: string, overlaps: boolean, other: Partial<NetPriceKey>]>([
  ['a minute in common', true, { time_from: '06:59', time_to: '24:00' }],
  ['hours inside', true, { time_from: '06:00', time_to: '06:30' }],
  ['the end of one at the beginning of the other', false, { time_from: '07:00', time_to: '08:00' }],
  ['the same hours, which replace them', false, {}],
  ['the whole day', false, { time_from: null, time_to: null }],
  ['another first day', false, { time_from: '06:00', starts_on: '2026-12-02' }],
  ['another kind of day', false, { time_from: '06:00', day_kind: 'weekend' }],
  ['other customers', false, { time_from: '06:00', customer_type: 'club_member' }],
  ['other holes', false, { time_from: '06:00', number_hole: 9 }],
])('hours of net prices and %s: overlapping is %s', (_, overlaps, other) => {
  expect(netPricesOverlap(early, { ...early, ...other })).toBe(overlaps)
  expect(netPricesOverlap({ ...early, ...other }, early)).toBe(overlaps)
})
