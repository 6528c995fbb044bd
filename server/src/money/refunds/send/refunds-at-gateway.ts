import type { Context } from '#platform/context/context'
import type { Refunder } from '#platform/gateways/gateway'
import { orderOf, type SentRefund } from '../refund-order.ts'

/**
 * A gateway's record of the requested refunds which ended, or took another way, in a period, and of those still waiting
 * for its answer; under our own codes, VND below zero. A gateway reports no time of a refund: ours decides the day.
 * @throws GatewayDown when it does not answer
 */
export async function refundsAtGateway(
  ctx: Context,
  gateway: Refunder & { name: string },
  from: Date,
  until: Date,
): Promise<{ reference: string; amountVnd: number }[]> {
  const asked = await ctx.q<SentRefund>`
    select r.code, r.amount_vnd, r.reason, p.reference, p.provider_reference,
      (p.amount_vnd + p.fee_vnd)::bigint as charged_vnd, p.created_at
    from refunds r join payments p on p.id = r.payment_id
    where p.gateway = ${gateway.name} and r.amount_vnd > 0 and (
      (r.state = 'done' and r.target = 'method' and r.done_at >= ${from} and r.done_at < ${until})
      or (r.state = 'sending' and r.decided_at < ${until})
      or exists (select from refund_events e where e.refund_id = r.id and e.actor_kind = 'gateway'
        and e.state = 'needs_target' and e.at >= ${from} and e.at < ${until}))
    order by r.id`
  const lines: { reference: string; amountVnd: number }[] = []
  for (const refund of asked) {
    const answer = await gateway.inquireRefund(orderOf(refund, ctx.clock.now()))
    if (answer.state === 'done') lines.push({ reference: refund.code, amountVnd: -refund.amount_vnd })
  }
  return lines
}
