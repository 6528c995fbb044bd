import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { StaffEnding } from '#bookings/steps/staff-ending'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { requireSecondPerson } from '../../approvals/second-person.ts'
import { askRefund } from '../ask.ts'
import { agreeRefund, refuseRefund } from '../decide.ts'
import { chooseTarget } from '../quote/choose-target.ts'
import { raiseWaiting } from '../raise-waiting.ts'
import { returnReceipt } from '../returns/return-receipt.ts'
import { confirmTransfer } from '../send/confirm-transfer.ts'
import { isHeldBackFrom } from '../send/settle-or-hold.ts'
import type { TargetFields } from '../send/targets.ts'
import { type StaffRefund, staffRefundOnWire, staffRefundRows } from './refund-rows.ts'
import { sensitiveRefund } from './sensitive-refund.ts'

/** The actor, and the language of the answer. */
type By = { staff: Staff; lang: Language }

/** An administrator agrees to a refund; above the limit of the settings by approving a colleague's proposal. */
export function agreeAsStaff(
  ctx: Context,
  by: By,
  refundId: number,
  approvalId?: number,
): Promise<StaffRefund> {
  return act(ctx, by, async (q, now) => {
    const { isWaiting, ...sensitive } = await sensitiveRefund(q, refundId)
    if (isWaiting || approvalId !== undefined)
      await requireSecondPerson(ctx, q, by.staff, { ...sensitive, approvalId })
    await agreeRefund(ctx, q, { refundId, staffId: by.staff.id, now })
    return refundId
  })
}

/** An administrator refuses a refund with a reason the golfer reads. */
export function refuseAsStaff(
  ctx: Context,
  by: By,
  { id: refundId, reason }: { id: number; reason: string },
): Promise<StaffRefund> {
  return act(ctx, by, async (q, now) => {
    await refuseRefund(ctx, q, { refundId, staffId: by.staff.id, reason, now })
    return refundId
  })
}

/** An administrator stores a refund's target on behalf of its golfer. */
export function targetAsStaff(
  ctx: Context,
  by: By,
  refundId: number,
  fields: TargetFields,
): Promise<StaffRefund> {
  return act(ctx, by, async (q, now) => {
    const actor = { kind: 'staff' as const, id: by.staff.id }
    await chooseTarget(ctx, q, { refundId, memberId: null, fields, actor, now })
    return refundId
  })
}

/** An administrator records the bank transfer of a refund. */
export function transferredAsStaff(
  ctx: Context,
  by: By,
  input: { id: number; bank_reference: string; payee_name: string },
): Promise<StaffRefund> {
  return act(ctx, by, async (q, now) => {
    const { id: refundId, bank_reference: reference, payee_name: payee } = input
    await confirmTransfer(ctx, q, { refundId, staffId: by.staff.id, reference, payee, now })
    return refundId
  })
}

export type ClubCancellation = Omit<StaffEnding, 'id' | 'reason_code'> & {
  bookingId: number
  staffId: number
  reasonCode?: StaffEnding['reason_code']
  now: Date
}

/**
 * Cancels a paid booking that the club cannot take, also one whose refund the golfer has asked for already, in the caller's transaction; above the limit for one
 * person its refund waits for a second one. Returns the refund's number.
 * @throws Refusal `booking.notFound`, `booking.wrongState`
 */
export async function cancelPaidForClub(
  ctx: Context,
  q: Query,
  { bookingId, staffId, reason, reasonCode, now }: ClubCancellation,
): Promise<number> {
  const [booking] = await q<{ member_id: number; state: BookingState }>`
    select member_id, state from bookings where id = ${bookingId} for update`
  if (!booking) throw new Refusal('booking.notFound')
  if (booking.state !== 'paid' && booking.state !== 'cancellation_requested')
    throw new Refusal('booking.wrongState')
  const actor = { kind: 'staff' as const, id: staffId }
  const what = { kind: 'booking' as const, id: bookingId }
  const { member_id: memberId } = booking
  const asked = {
    bookingId,
    memberId,
    what,
    target: {},
    reason,
    reasonCode,
    actor,
    inFull: 'forClub' as const,
    now,
  }
  const raised = await raiseWaiting(ctx, q, { bookingId, reason, reasonCode, actor, now })
  const refundId = raised ?? (await askRefund(ctx, q, asked))
  const { amountVnd } = await sensitiveRefund(q, refundId)
  const isHeld = await isHeldBackFrom(q, actor, amountVnd)
  await agreeRefund(ctx, q, { refundId, staffId, isHeld, now })
  return refundId
}

/** An administrator refunds money which matched no bill. */
export function returnReceiptAsStaff(
  ctx: Context,
  by: By,
  receiptId: number,
  fields: TargetFields,
): Promise<StaffRefund> {
  const actor = { kind: 'staff' as const, id: by.staff.id }
  return act(ctx, by, (q, now) => returnReceipt(ctx, q, { receiptId, fields, actor, now }))
}

function act(
  ctx: Context,
  { lang }: By,
  work: (q: Query, now: Date) => Promise<number>,
): Promise<StaffRefund> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const [row] = await staffRefundRows(q, [await work(q, now)])
    if (!row) throw new Refusal('refund.notFound')
    return staffRefundOnWire(ctx, row, lang, now)
  })
}
