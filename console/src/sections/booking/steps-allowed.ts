import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { MayCall, StaffCall } from '../../session/may-call.ts'

/**
 * What staff can do with a booking: confirm, place into order, both at once, reject, extend its payment window, wait for
 * the rest of a partly paid one or end it, cancel because the golfer asks or because the club cannot.
 */
export type Step =
  | 'confirm'
  | 'place'
  | 'both'
  | 'reject'
  | 'extend'
  | 'wait'
  | 'endPartly'
  | 'golfer'
  | 'club'

/** The call behind each of them. */
const callOf = {
  confirm: 'POST /api/staff/bookings/:id/confirm',
  place: 'POST /api/staff/bookings/:id/place-order',
  both: 'POST /api/staff/bookings/:id/confirm-and-place',
  reject: 'POST /api/staff/bookings/:id/reject',
  extend: 'POST /api/staff/bookings/:id/extend-payment',
  wait: 'POST /api/staff/bookings/:id/decide-partly-paid',
  endPartly: 'POST /api/staff/bookings/:id/decide-partly-paid',
  golfer: 'POST /api/staff/bookings/:id/cancel',
  club: 'POST /api/staff/bookings/:id/cancel-for-club',
} as const satisfies Record<Step, StaffCall>

/** The steps possible in a booking's state, for any actor. */
export function stepsFrom(state: BookingState): Step[] {
  if (state === 'requested') return ['both', 'confirm', 'reject', 'golfer', 'club']
  if (state === 'confirmed') return ['place', 'reject', 'golfer', 'club']
  if (state === 'placed') return ['extend', 'wait', 'endPartly', 'golfer', 'club']
  if (state === 'cancellation_requested') return ['club']
  return state === 'paid' ? ['golfer', 'club'] : []
}

type Offerable = Steppable & {
  readonly date_played: number
  readonly now: number
  readonly offered_until: number | null
  readonly counter_offer: { readonly state: string } | null
}

/** Whether other times would take the place of a booking that its club has withdrawn, not of a request. */
export function isWithdrawable({ state, date_played, now }: Offerable): boolean {
  return (state === 'confirmed' || state === 'placed' || state === 'paid') && date_played > now
}

/** Whether other times can be offered: while a change waits, the golfer chooses about that first. */
export function mayOfferTimes(booking: Offerable): boolean {
  const { state, offered_until, counter_offer } = booking
  if (state === 'requested') return true
  return isWithdrawable(booking) && (offered_until === null || counter_offer?.state === 'open')
}

/** Whether a step that is being prepared has become none: a colleague was faster. */
export function isOvertaken(step: Step, state: BookingState): boolean {
  return !stepsFrom(state).includes(step)
}

type Steppable = {
  readonly state: BookingState
  /** Without them the steps of a partly paid order are not among those allowed. */
  readonly arrived_amount?: number
  readonly part_hold?: 'undecided' | 'decided' | null
  /** While the golfer or the club is asked, the payment window does not run. */
  readonly offered_until?: number | null
}

/** Those of them that fit the booking's money and its open question, and that the staff member signed in may take. */
export function stepsAllowed(booking: Steppable, mayCall: MayCall): Step[] {
  const allowed = stepsFrom(booking.state).filter((step) => fits(step, booking) && mayCall(callOf[step]))
  // rejecting a request is the same as ending it for the club
  return allowed.includes('reject') ? allowed.filter((step) => step !== 'club') : allowed
}

function fits(step: Step, { arrived_amount = 0, part_hold, offered_until = null }: Steppable): boolean {
  if (step === 'extend' || step === 'place') return offered_until === null
  if (step === 'wait') return part_hold === 'undecided'
  return step !== 'endPartly' || arrived_amount > 0
}
