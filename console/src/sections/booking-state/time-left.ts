import { secondsLeft } from '@teeviet/contract/live/server-clock'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { partlyPaidWarningSeconds } from '@teeviet/contract/rules/limits'
import { formatCountdown } from '@teeviet/contract/rules/time/dates'

type Clocks = {
  readonly state: BookingState
  readonly confirm_deadline: number | null
  readonly payment_deadline: number | null
  /** Of other times or a change. Until then neither the hour to confirm nor the payment window runs. */
  readonly offered_until?: number | null
}

/** The time left on a booking's deadline: calm, the last quarter of the hour, or over; `text` as mm:ss or HH:mm:ss. */
export type TimeLeft = { readonly tone: 'calm' | 'soon' | 'over'; readonly text: string }

const soonMs = 15 * 60_000

/** Null where no clock runs. `now` is the server's time; after the end `text` counts how long ago that was. */
export function timeLeft(
  { state, confirm_deadline, payment_deadline, offered_until = null }: Clocks,
  now: number,
): TimeLeft | null {
  const deadlines: Partial<Record<BookingState, number | null>> = {
    requested: offered_until ?? confirm_deadline,
    placed: offered_until ?? payment_deadline,
    paid: offered_until,
  }
  const until = deadlines[state] ?? null
  if (until === null) return null
  const left = until - now
  if (left <= 0) return { tone: 'over', text: formatCountdown(-left / 1000) }
  return { tone: left <= soonMs ? 'soon' : 'calm', text: formatCountdown(secondsLeft(until, now)) }
}

/** Whether a part of an unpaid order has arrived and the rest is missing shortly before its window ends. */
export function isPartlyPaidSoon(
  {
    state,
    payment_deadline,
    offered_until = null,
    arrived_amount,
    part_hold,
  }: Clocks & { readonly arrived_amount: number; readonly part_hold: 'undecided' | 'decided' | null },
  now: number,
): boolean {
  if (state !== 'placed' || payment_deadline === null || offered_until !== null) return false
  if (arrived_amount === 0 || part_hold) return false
  return payment_deadline - now <= partlyPaidWarningSeconds * 1000
}
