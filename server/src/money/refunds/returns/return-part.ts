import { refundCode } from '#bookings/booking/codes'
import type { Actor } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { paymentsThatPaid } from '../../payments/payments-of-bill.ts'
import { nextRefundId } from '../next-id.ts'
import { lockRefund } from '../refund.ts'
import { refundDueAt } from '../refund-due.ts'
import { postGranted } from '../send/post-refund.ts'
import { recordStep } from '../send/record-step.ts'
import { isHeldBackFrom, settleOrHold } from '../send/settle-or-hold.ts'
import { sharesOf } from '../send/split-over-payments.ts'
import { readTarget, targetsOf } from '../send/targets.ts'

/** A part of what was paid for a booking; in VND. */
type Part = {
  bookingId: number
  memberId: number
  amountVnd: number
  actor: Actor
  now: Date
}

/** What a change returns of a player who leaves: the premiums in it and what is kept, in VND. */
type OfPlayer = { playerId: number; refundVnd: number; premiumVnd: number; keptVnd: number }

/**
 * Refunds the difference of a change that made a paid booking, whose row is locked, cheaper: as it was decided
 * with the change, to what paid, the latest payment first, where that can take it; otherwise the golfer chooses the target on the bill.
 * Of a bill that was split, the part of a player who leaves goes back to that player first.
 * Above the limit for one person it waits for a second one. `premiumVnd` of the amount are premiums.
 */
export async function refundDifference(
  ctx: Context,
  q: Query,
  { ofPlayers, premiumVnd, ...part }: Part & { premiumVnd: number; ofPlayers: readonly OfPlayer[] },
): Promise<void> {
  const keptVnd = ofPlayers.reduce((sum, one) => sum + one.keptVnd, 0)
  const restVnd = ofPlayers.reduce((sum, { refundVnd }) => sum - refundVnd, part.amountVnd)
  const restPremiumVnd = ofPlayers.reduce((sum, one) => sum - one.premiumVnd, premiumVnd)
  const isByPlayer = restVnd >= 0 && restPremiumVnd >= 0 && restPremiumVnd <= restVnd
  if (!isByPlayer || !(await hasShares(q, part.bookingId)))
    return returnPart(ctx, q, { ...part, premiumVnd, keptVnd }, 'change')
  const actVnd = part.amountVnd
  for (const { playerId: payerId, refundVnd: amountVnd, ...one } of ofPlayers)
    await returnPart(ctx, q, { ...part, ...one, amountVnd, payerId, actVnd }, 'change')
  await returnPart(ctx, q, { ...part, amountVnd: restVnd, premiumVnd: restPremiumVnd, actVnd }, 'change')
}

async function hasShares(q: Query, billId: number): Promise<boolean> {
  return (await paymentsThatPaid(q, billId)).some(({ playerId }) => playerId !== null)
}

/** Credits what was not played of a paid booking, whose row is locked, to the wallet of its golfer: at once, above the limit for one person after a second one has agreed. */
export function creditRainCheck(ctx: Context, q: Query, part: Part): Promise<void> {
  return returnPart(ctx, q, { ...part, isToWallet: true }, 'rain_check')
}

/**
 * Returns what the course does not keep of the price of a player who did not come, of a paid booking whose row is
 * locked: to what paid where that can take it, the player's own share first; otherwise the golfer chooses the target.
 * `actVnd` is what goes back for all players of the act, in VND: above the limit for one person it waits for a second one.
 */
export function refundNoShow(
  ctx: Context,
  q: Query,
  part: Part & { playerId: number; actVnd: number },
): Promise<void> {
  return returnPart(ctx, q, part, 'no_show')
}

/**
 * Returns what the weather clause of a booking, whose row is locked, gives: to the wallet of its golfer, or to what paid
 * where that can take it; otherwise the golfer chooses the target.
 */
export function refundWeather(
  ctx: Context,
  q: Query,
  { gives, ...part }: Part & { gives: 'refund' | 'wallet' },
): Promise<void> {
  return returnPart(ctx, q, { ...part, isToWallet: gives === 'wallet' }, 'weather')
}

async function returnPart(
  ctx: Context,
  q: Query,
  {
    bookingId,
    memberId,
    amountVnd,
    playerId = null,
    payerId = playerId,
    premiumVnd = 0,
    keptVnd = 0,
    actVnd = amountVnd,
    isToWallet = false,
    actor,
    now,
  }: Part & {
    playerId?: number | null
    /** The player whose own share goes back first. */
    payerId?: number | null
    premiumVnd?: number
    keptVnd?: number
    actVnd?: number
    isToWallet?: boolean
  },
  cause: 'change' | 'rain_check' | 'no_show' | 'weather',
): Promise<void> {
  const dueAt = await refundDueAt(q, now)
  const staffId = actor.kind === 'staff' ? actor.id : null
  const isHeld = await isHeldBackFrom(q, actor, actVnd)
  let premiumLeft = premiumVnd
  let penaltyVnd = keptVnd
  for (const { payment, amountVnd: shareVnd } of await sharesOf(q, bookingId, amountVnd, payerId)) {
    const id = await nextRefundId(q)
    const ofShare = Math.min(premiumLeft, shareVnd)
    await q`
      insert into refunds (id, code, member_id, bill_id, payment_id, cause, booking_player_id, state, amount_vnd,
        penalty_vnd, premium_vnd, requested_at, due_at, decided_at, decided_by)
      overriding system value
      values (${id}, ${refundCode(id)}, ${memberId}, ${bookingId}, ${payment.id}, ${cause}, ${playerId}, 'needs_target', ${shareVnd},
        ${penaltyVnd}, ${ofShare}, ${now}, ${dueAt}, ${now}, ${staffId})`
    premiumLeft -= ofShare
    penaltyVnd = 0
    await recordStep(q, { refundId: id, state: 'needs_target', actor, note: null, now })
    const refund = await lockRefund(q, id)
    await postGranted(q, refund, now)
    const targets = isToWallet ? (['wallet'] as const) : targetsOf(ctx, payment.method)
    const target = payment.isOfOther ? null : readTarget({}, targets)
    await settleOrHold(ctx, q, refund, { target, isHeld, actor, now })
  }
}
