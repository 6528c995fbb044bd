import { ownBooking } from '#bookings/booking/own-booking'
import { askRefund } from '#money/refunds/ask'
import { askedBefore } from '#money/refunds/asked-before'
import { agreeRefund } from '#money/refunds/decide'
import type { TargetFields } from '#money/refunds/send/targets'
import { type Undoable, undoUntil } from '#money/refunds/undo'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest } from '#platform/http/idempotency'
import { type Cancelled, cancelledOnWire } from './cancel.ts'

/**
 * The golfer undoes an own booking right after paying it: it ends at once, its places are free again, and all of the
 * payment but a card's fee goes back, without a decision of staff. A repeat returns the same answer.
 *
 * @throws Refusal `booking.notFound` for another golfer's booking, `booking.undoOver`, and those of `askRefund`
 */
export function undoBooking(
  ctx: Context,
  member: Member,
  undo: { bookingId: number; target: TargetFields; idempotency: IdempotentRequest | null },
): Promise<Cancelled> {
  const { bookingId, target, idempotency } = undo
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await claimRequest(q, idempotency, now)
    const booking = await ownBooking(q, member, bookingId, { lock: true })
    const what = { kind: 'booking' as const, id: bookingId }
    if (booking.state === 'refunded') {
      const before = await askedBefore(q, bookingId, what)
      if (before) return cancelledOnWire(booking, now, before)
    }
    await lockUndosOf(q, member.id)
    const until = await undoUntil(ctx.config, q, await loadUndoable(q, bookingId), now)
    if (!until) throw new Refusal('booking.undoOver')
    const refundId = await askRefund(ctx, q, {
      bookingId,
      memberId: member.id,
      what,
      target,
      reason: '',
      now,
      actor: { kind: 'member', id: member.id },
      inFull: 'undone',
    })
    await agreeRefund(ctx, q, { refundId, staffId: null, now })
    return cancelledOnWire({ ...booking, state: 'refunded' }, now, await askedBefore(q, bookingId, what))
  })
}

// Two bookings undone at once are counted one after the other.
async function lockUndosOf(q: Query, memberId: number): Promise<void> {
  await q`select pg_advisory_xact_lock(hashtextextended(${`bookings undone by member ${memberId}`}, 0))`
}

async function loadUndoable(q: Query, bookingId: number): Promise<Undoable> {
  const [row] = await q<Undoable>`
    select member_id, state, amount_vnd, cancelled_vnd, paid_at, tee_time_at from bookings where id = ${bookingId}`
  if (!row) throw new Error(`no booking ${bookingId}`)
  return row
}
