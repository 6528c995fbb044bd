import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import type { RefundResult } from '#platform/gateways/gateway'
import { clearingOfMethod } from '../../methods/gateway-of-method.ts'
import { lockRefund } from '../refund.ts'
import { orderOf, type SentRefund } from '../refund-order.ts'
import { refunderOf } from './refunders.ts'
import { finishRefund, settleRefund } from './settle.ts'

type Sending = SentRefund & { tries: number; method: string }

const gateway = { kind: 'gateway' as const, id: null }
const firstPauseMs = 15_000
const longestPauseMs = 60 * 60_000

/**
 * Sends a refund to its gateway, under the refund's own code, so that sending it twice pays once. A refund which the
 * gateway refuses for good waits for another target; without a clear answer it is retried, after up to an hour. A
 * repeat does nothing.
 */
export async function sendRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  const [sending] = await ctx.q<Sending>`
    update refunds r set tries = least(r.tries + 1, 30)
    from payments p
    where r.id = ${refundId} and r.state = 'sending' and p.id = r.payment_id
    returning r.code, r.amount_vnd, r.reason, r.tries, p.method, p.reference, p.provider_reference,
      (p.amount_vnd + p.fee_vnd)::bigint as charged_vnd /* not null */, p.created_at`
  if (!sending) return
  const result = await askGateway(ctx, refundId, sending)
  if (result.state === 'pending') return tryLater(ctx, refundId, sending.tries)
  await inTransaction(ctx.pool, async (q) => {
    const refund = await lockRefund(q, refundId)
    if (refund.state !== 'sending') return
    const now = ctx.clock.now()
    if (result.state === 'done') {
      const from = clearingOfMethod(sending.method)
      const proof = `${sending.method}:${result.providerReference}`
      return finishRefund(ctx, q, refund, { actor: gateway, now, proof, from })
    }
    const { code: note } = result
    await q`
      update refunds set target = null, method_refused = ${note}, next_try_at = null where id = ${refundId}`
    await settleRefund(ctx, q, { ...refund, target: null }, { actor: gateway, now, note })
  })
}

/** The gateway's answer; a missing one counts as no answer yet. */
async function askGateway(ctx: Context, refundId: number, sending: Sending): Promise<RefundResult> {
  const refunder = await refunderOf(ctx, sending.method)
  if (!refunder) return { state: 'refused', code: 'no gateway' }
  const order = orderOf(sending, ctx.clock.now())
  try {
    // an earlier attempt may have crashed before the answer
    const before = sending.tries === 1 ? null : await refunder.inquireRefund(order)
    return before && before.state !== 'unknown' ? before : await refunder.refund(order)
  } catch (error) {
    ctx.log.warn({ refundId, err: error }, 'a gateway gave no clear answer about a refund')
    return { state: 'pending' }
  }
}

async function tryLater(ctx: Context, refundId: number, tries: number): Promise<void> {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** tries)
  const next = new Date(ctx.clock.now().getTime() + pause)
  await inTransaction(ctx.pool, async (q) => {
    await q`update refunds set next_try_at = ${next} where id = ${refundId} and state = 'sending'`
    await ctx.jobs.enqueue(q, 'send-refund', { refundId }, next)
  })
}

/** Enqueues refunds whose own job was lost; a repeated request to the gateway pays nothing twice. */
export async function sweepRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const lost = await q<{ id: number }>`
      update refunds set next_try_at = ${now}
      where id in (select id from refunds where state = 'sending' and next_try_at < ${new Date(now.getTime() - 60_000)}
        order by id limit 100 for update skip locked)
      returning id`
    for (const { id } of lost) await ctx.jobs.enqueue(q, 'send-refund', { refundId: id })
  })
}
