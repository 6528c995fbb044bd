import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { instantAt } from '@teeviet/contract/rules/time/dates'
import { describe, expect, it } from 'vitest'
import { nextRound } from './next-round.ts'

const now = instantAt('2026-11-20', '10:00')
const round = (day: string, clock: string, state: BookingState = 'paid') => ({
  state,
  is_any_time: 0 as const,
  Booking_Pax: { date_played: instantAt(day, clock) },
})

describe('the next round', () => {
  it('is the soonest that is paid', () => {
    const soon = round('2026-11-22', '06:30')
    expect(nextRound([round('2026-12-01', '06:30'), soon, round('2026-11-21', '06:00', 'placed')], now)).toBe(
      soon,
    )
  })
  it('may be one of this morning, but not of yesterday', () => {
    const today = round('2026-11-20', '05:30')
    expect(nextRound([today, round('2026-11-25', '06:00')], now)).toBe(today)
    expect(nextRound([round('2026-11-19', '23:00')], now)).toBeUndefined()
  })
  it('is not one that is being given back', () => {
    expect(nextRound([round('2026-11-22', '06:30', 'cancellation_requested')], now)).toBeUndefined()
  })
})
