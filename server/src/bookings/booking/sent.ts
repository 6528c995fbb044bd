import { bookingSent } from '@teeviet/contract/entities/booking'
import { type BookingState, generalStatusOf, orderStatusOf } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { bookingCode } from './codes.ts'
import { type Flight, flightsOnWire } from './flights.ts'
import { courseName } from './load-course.ts'

export type BookingSent = z.output<typeof bookingSent>

export type SentBooking = {
  id: number
  state: BookingState
  play_date: string
  tee_time_at: Date | null
  player_count: number
  amount_vnd: number | null
  course: { id: number; title: string; title_en: string }
  confirm_by: Date | null
  pay_by: Date | null
} & Hold

/** The state of a booking's places on a tee time. */
export type Hold = {
  /** Why a request does not hold them; null when it does. */
  unheld_for: 'cap' | 'unanswered' | null
  /** When the hold of a request that stays unanswered ends. */
  hold_until: Date | null
  /** When the staff hour was found to be over. */
  overdue_at: Date | null
}

/** The answer to a booking request, in wire format. */
export function sentAnswer(
  booking: SentBooking & { flights: readonly Flight[] },
  lang: Language,
  now: Date,
): BookingSent {
  const { id, state, tee_time_at } = booking
  return {
    id_general_bill: id,
    id_general_bill_detail: id,
    general_bill_code: bookingCode(id),
    state,
    status: orderStatusOf(state),
    general_status: generalStatusOf(state),
    date_played: tee_time_at?.getTime() ?? startOfDay(booking.play_date),
    is_any_time: tee_time_at ? 0 : 1,
    flights: flightsOnWire(booking.flights),
    number_player: booking.player_count,
    payment_amount: booking.amount_vnd,
    facility: { id: booking.course.id, title: courseName(booking.course, lang) },
    ...holdOnWire(booking),
    ...clocks(booking, now),
  }
}

/** States in which places that a booking has are its own. */
const holding: ReadonlySet<BookingState> = new Set<BookingState>([
  'draft',
  'requested',
  'confirmed',
  'placed',
  'paid',
  'played',
  'cancellation_requested',
])

/** Whether a booking holds its places, why not, and until when if the request was not answered in time. */
export function holdOnWire({
  state,
  tee_time_at,
  unheld_for,
  hold_until,
  overdue_at,
}: Pick<SentBooking, 'state' | 'tee_time_at' | keyof Hold>) {
  const isWaiting = state === 'draft' || state === 'requested'
  const isHeld = holding.has(state) && tee_time_at !== null && unheld_for === null
  return {
    holds_places: isHeld ? (1 as const) : (0 as const),
    unheld_for: isWaiting ? unheld_for : null,
    hold_deadline: isHeld && state === 'requested' && overdue_at ? (hold_until?.getTime() ?? null) : null,
  }
}

/** The deadlines that still run, and the server's time to count them down by. */
export function clocks(
  { state, confirm_by, pay_by }: Pick<SentBooking, 'state' | 'confirm_by' | 'pay_by'>,
  now: Date,
): { now: number; confirm_deadline: number | null; payment_deadline: number | null } {
  return {
    now: now.getTime(),
    confirm_deadline: state === 'requested' && confirm_by ? confirm_by.getTime() : null,
    payment_deadline: state === 'placed' && pay_by ? pay_by.getTime() : null,
  }
}

/**
 * The amount (VND) a bank transfer must have for a booking awaiting payment, after `arrivedVnd` received before; null
 * for every other booking.
 */
export function leftToPay(
  { state, amount_vnd }: Pick<SentBooking, 'state' | 'amount_vnd'>,
  arrivedVnd: number,
): number | null {
  return state === 'placed' && amount_vnd !== null ? amount_vnd - arrivedVnd : null
}

/** A stored answer with the server time of this repeat: a countdown must not restart. */
export function readSent(kept: unknown, now: Date): BookingSent {
  return { ...bookingSent.parse(completed(kept)), now: now.getTime() }
}

/** Whether a kept answer is that of a booking. */
export function isSent(kept: unknown): boolean {
  return bookingSent.safeParse(completed(kept)).success
}

// Answers that were kept before they named flights and holds are still good.
function completed(kept: unknown): unknown {
  const added = { flights: [], holds_places: 1, unheld_for: null, hold_deadline: null }
  return typeof kept === 'object' ? { ...added, ...kept } : kept
}
