import type { Language } from '@teeviet/contract/rules/languages'
import { loadServices } from '#bookings/booking/bill-lines'
import { loadPlayers } from '#bookings/booking/rows/players'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { loadRefund, refundOnWire, type WireRefund } from '../refunds-of-bill.ts'
import type { TargetFields } from '../send/targets.ts'
import { chooseTarget } from './choose-target.ts'

/**
 * Stores the golfer's chosen target of an own refund.
 * @throws Refusal as `chooseTarget`
 */
export function chooseOwnTarget(
  ctx: Context,
  member: Member,
  { refundId, fields, lang }: { refundId: number; fields: TargetFields; lang: Language },
): Promise<WireRefund> {
  return inTransaction(ctx.pool, async (q) => {
    const actor = { kind: 'member' as const, id: member.id }
    await chooseTarget(ctx, q, { refundId, memberId: member.id, fields, actor, now: ctx.clock.now() })
    const line = await loadRefund(q, refundId)
    if (!line) throw new Refusal('refund.notFound')
    const { bill_id: billId } = line
    // money that was for the wallet is on no bill
    const [players, services] =
      billId === null ? [[], []] : await Promise.all([loadPlayers(q, billId), loadServices(q, billId)])
    return refundOnWire(ctx, line, { players, services }, lang)
  })
}
