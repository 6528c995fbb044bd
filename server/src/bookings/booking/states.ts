import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'

/** The actor of a step: the golfer, the operator's staff, the clock, a payment, or the club by its link. */
export type ActorKind = 'member' | 'staff' | 'system' | 'gateway' | 'club'

export type Step = {
  readonly from: BookingState
  readonly to: BookingState
  readonly by: readonly ActorKind[]
  /** The transitions, as in the diagram of docs/booking-states.md. */
  readonly what: string
}

/** Every way a booking's state can change; there is no other. */
export const steps: readonly Step[] = [
  { from: 'draft', to: 'requested', by: ['member'], what: 'code entered' },
  { from: 'draft', to: 'withdrawn', by: ['member'], what: 'golfer discards the draft' },
  { from: 'draft', to: 'expired', by: ['system'], what: 'no code in time' },

  { from: 'requested', to: 'confirmed', by: ['staff', 'system', 'club'], what: 'course has the places' },
  { from: 'requested', to: 'rejected', by: ['staff', 'club'], what: 'course has no places' },
  { from: 'requested', to: 'withdrawn', by: ['member', 'staff'], what: 'golfer cancels, free' },

  { from: 'confirmed', to: 'placed', by: ['staff', 'system'], what: 'payment code and notice sent' },
  { from: 'confirmed', to: 'rejected', by: ['staff'], what: 'course withdraws the places' },
  { from: 'confirmed', to: 'withdrawn', by: ['member', 'staff'], what: 'golfer cancels, free' },

  { from: 'placed', to: 'paid', by: ['gateway', 'staff', 'system'], what: 'paid in full' },
  { from: 'placed', to: 'cancelled', by: ['member', 'staff'], what: 'golfer cancels, free' },
  { from: 'placed', to: 'expired', by: ['system'], what: 'not paid in time' },
  {
    from: 'expired',
    to: 'paid',
    by: ['gateway', 'staff'],
    what: 'sent in time, reported late, places still free',
  },

  { from: 'paid', to: 'played', by: ['system'], what: 'day of play is over' },
  { from: 'paid', to: 'cancellation_requested', by: ['member', 'staff'], what: 'refund requested' },
  {
    from: 'cancellation_requested',
    to: 'paid',
    by: ['staff'],
    what: 'request refused, or only a part cancelled',
  },
  { from: 'cancellation_requested', to: 'refunded', by: ['staff', 'system'], what: 'refunded in full' },
  {
    from: 'cancellation_requested',
    to: 'partly_refunded',
    by: ['staff'],
    what: 'refunded less the penalty',
  },
  { from: 'cancellation_requested', to: 'cancelled', by: ['staff'], what: 'nothing refunded' },
]

/** The states a booking can start in. */
export const firstStates = ['draft', 'requested'] as const satisfies readonly BookingState[]

/** The states from which this actor can move a booking to `to`; none if the actor never may. */
export function statesBefore(to: BookingState, actor: ActorKind): BookingState[] {
  return steps.filter((step) => step.to === to && step.by.includes(actor)).map((step) => step.from)
}
