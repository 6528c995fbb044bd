import { type Attendance, attendanceBefore, attendances } from '@teeviet/contract/rules/bookings/attendance'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { StatusTone } from '../../kit/status-badge.tsx'

export type { Attendance }

export const attendanceTone: Readonly<Record<Attendance, StatusTone>> = {
  expected: 'quiet',
  checked_in: 'good',
  no_show: 'bad',
}

type Player = { attendance: Attendance; date_played: number | null }

type Booking = { state: BookingState; no_show_kept_percent: number; now: number }

/** Whether the day of play is over for no-shows: the part of the price that is not kept could no longer go back. */
export function isOverForNoShows({ state, no_show_kept_percent }: Omit<Booking, 'now'>): boolean {
  return state === 'played' && no_show_kept_percent < 100
}

/**
 * What can be recorded of a player of a booking now: a no-show only once the player's tee time has passed and while its
 * money can follow; undoing last.
 */
export function mayRecord({ attendance, date_played }: Player, booking: Booking): Attendance[] {
  const has = (to: Attendance) => attendanceBefore[to].includes(attendance)
  const isPast = date_played !== null && date_played <= booking.now && !isOverForNoShows(booking)
  return attendances.filter((to) => has(to) && (to !== 'no_show' || isPast)).toSorted(undoLast)
}

/**
 * Whether recording may send the golfer an SMS: of a no-show that does not keep all of the price, recorded or undone, as
 * long as its money can follow.
 */
export function mayNotify(
  booking: Omit<Booking, 'now'>,
  players: readonly Pick<Player, 'attendance'>[],
  recorded: Attendance,
): boolean {
  if (booking.state !== 'paid' || booking.no_show_kept_percent === 100) return false
  const changing = players.filter(({ attendance }) => attendance !== recorded)
  return changing.some(({ attendance }) => [attendance, recorded].includes('no_show'))
}

/** The one attendance that all of these players had, when it can be recorded again after another one; else undefined. */
export function restorable(
  players: readonly Pick<Player, 'attendance'>[],
  recorded: Attendance,
): Attendance | undefined {
  const [before, ...others] = new Set(players.map(({ attendance }) => attendance))
  if (before === undefined || others.length > 0) return undefined
  return attendanceBefore[before].includes(recorded) ? before : undefined
}

function undoLast(one: Attendance, other: Attendance): number {
  return Number(one === 'expected') - Number(other === 'expected')
}
