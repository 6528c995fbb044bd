import type { CallName, RequestOf } from '../../api/call.ts'
import { type Undo, undoBy } from '../../forms/undo.ts'
import { staffCall } from '../../session/staff-call.ts'
import type { StaffSession } from '../../session/staff-session.ts'
import { assignCall, type SharedBooking, snoozeCall } from '../sharing/use-sharing.ts'

type Typed<Name extends CallName> = Omit<RequestOf<Name>, 'id'>

/** What is done to several bookings, each by a call of its own. */
export type BulkAct =
  | { kind: 'assign'; staffId: number }
  | { kind: 'snooze'; until: number }
  | { kind: 'confirm' }
  | { kind: 'place' }
  | ({ kind: 'reject' } & Typed<'POST /api/staff/bookings/:id/reject'>)
  | ({ kind: 'message' } & Typed<'POST /api/staff/bookings/:id/messages'>)
  | ({ kind: 'extend' } & Omit<Typed<'POST /api/staff/bookings/:id/extend-payment'>, 'pay_by'>)

/** The call of each act. */
export const bulkCalls = {
  assign: assignCall,
  snooze: snoozeCall,
  confirm: 'POST /api/staff/bookings/:id/confirm',
  place: 'POST /api/staff/bookings/:id/place-order',
  reject: 'POST /api/staff/bookings/:id/reject',
  message: 'POST /api/staff/bookings/:id/messages',
  extend: 'POST /api/staff/bookings/:id/extend-payment',
} as const satisfies Record<BulkAct['kind'], CallName>

/** Whether an act is for a booking: a confirmation needs nothing typed, so its price and tee time are known. */
export function isFor(
  kind: BulkAct['kind'],
  { state, amount, is_any_time, payment_deadline, offered_until }: Picked,
): boolean {
  switch (kind) {
    case 'confirm':
      return state === 'requested' && amount !== null && is_any_time === 0
    case 'reject':
      return state === 'requested'
    case 'place':
      return state === 'confirmed' && offered_until === null
    case 'extend':
      return state === 'placed' && payment_deadline !== null && offered_until === null
    case 'assign':
    case 'snooze':
    case 'message':
      return true
  }
}
type Picked = Pick<SharedBooking, 'state' | 'amount' | 'is_any_time' | 'payment_deadline' | 'offered_until'>

/**
 * Does an act to one booking; returns what undoes it, for acts that notify no one.
 * @throws Refused, FailedCall with the server's reason
 */
export async function doToOne(
  staff: StaffSession,
  { id, claimed_by, snoozed_until, payment_deadline }: SharedBooking,
  act: BulkAct,
): Promise<Undo | null> {
  switch (act.kind) {
    case 'assign': {
      const [staff_id, held_by] = [act.staffId, claimed_by?.id]
      await staffCall(staff, assignCall, { id, staff_id, held_by })
      return undoBy(assignCall, { id, staff_id: held_by, held_by: staff_id })
    }
    case 'snooze': {
      const after = await staffCall(staff, snoozeCall, { id, until: act.until })
      return undoBy(snoozeCall, { id, until: snoozed_until, seen_until: after.snoozed_until })
    }
    case 'confirm':
      await staffCall(staff, bulkCalls.confirm, { id, note: '' })
      return null
    case 'place':
      await staffCall(staff, bulkCalls.place, { id, note: '' })
      return null
    case 'reject': {
      const { kind: _, ...reason } = act
      await staffCall(staff, bulkCalls.reject, { id, ...reason })
      return null
    }
    case 'message': {
      const { kind: _, ...message } = act
      await staffCall(staff, bulkCalls.message, { id, ...message })
      return null
    }
    case 'extend': {
      const { kind: _, ...extension } = act
      await staffCall(staff, bulkCalls.extend, { id, ...extension, pay_by: payment_deadline ?? 0 })
      return null
    }
  }
}
