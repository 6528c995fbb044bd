/** Every state of a booking, in the order in which a good one passes them. */
export const bookingStates = [
  'draft',
  'requested',
  'confirmed',
  'placed',
  'paid',
  'played',
  'cancellation_requested',
  'partly_refunded',
  'refunded',
  'cancelled',
  'withdrawn',
  'rejected',
  'expired',
] as const
export type BookingState = (typeof bookingStates)[number]

/** Every state of an attempt to pay. */
export const paymentStates = ['created', 'pending', 'held', 'succeeded', 'failed', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]

export const orderStatus = {
  awaitingCode: -1,
  awaitingStaff: 0,
  paid: 1,
  failed: 2,
  awaitingPayment: 3,
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

export const generalStatus = {
  awaitingCode: -1,
  awaitingStaff: 0,
  paid: 1,
  confirmed: 2,
  awaitingPayment: 3,
  failed: 4,
  cancelled: 5,
} as const
export type GeneralStatus = (typeof generalStatus)[keyof typeof generalStatus]

/** The history's filter: 0 all, 1 waiting for confirmation, 2 waiting for payment, 3 paid. */
export const historyTypes = [0, 1, 2, 3] as const
export type HistoryType = (typeof historyTypes)[number]

/** order `status`, `general_status` */
const projections: Readonly<Record<BookingState, readonly [OrderStatus, GeneralStatus]>> = {
  draft: [-1, -1],
  requested: [0, 0],
  confirmed: [3, 2],
  placed: [3, 3],
  paid: [1, 1],
  played: [1, 1],
  cancellation_requested: [1, 1],
  partly_refunded: [2, 5],
  refunded: [2, 5],
  cancelled: [2, 5],
  withdrawn: [2, 5],
  rejected: [2, 4],
  expired: [2, 4],
}

const filters: Readonly<Record<Exclude<HistoryType, 0>, readonly GeneralStatus[]>> = {
  1: [-1, 0],
  2: [2, 3],
  3: [1],
}

/** The wire's order `status` of a booking's state. */
export function orderStatusOf(state: BookingState): OrderStatus {
  return projections[state][0]
}

/** The wire's `general_status` of a booking's state, the code space of the history. */
export function generalStatusOf(state: BookingState): GeneralStatus {
  return projections[state][1]
}

/** The states a history filter shows. */
export function statesOfHistoryType(type: HistoryType): BookingState[] {
  if (type === 0) return [...bookingStates]
  return bookingStates.filter((state) => filters[type].includes(generalStatusOf(state)))
}

/** Nothing more can happen to a booking in one of these, except a payment that was made in time (expired). */
export function isOver(state: BookingState): boolean {
  const general = generalStatusOf(state)
  return general === generalStatus.failed || general === generalStatus.cancelled || state === 'played'
}

/** A golfer cancels these at once and for free: no money has been received. */
export function isFreeToCancel(state: BookingState): boolean {
  return state === 'requested' || state === 'confirmed' || state === 'placed'
}
