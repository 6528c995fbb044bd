import { addDays, type Day, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import type { Attempt } from '#platform/gateways/gateway'
import type { ClearingGateway } from '#platform/ledger/accounts'
import { findGateway } from '../methods/find-gateway.ts'
import { refundsAtGateway } from '../refunds/send/refunds-at-gateway.ts'
import type { Line } from './compare.ts'

/** An attempt may be paid so long after it was begun. */
const longestAttempt = 2

/**
 * A gateway's record of its payments and refunds of a day by its own time: it offers no list, so it is asked about
 * every attempt that can have been paid then, and every refund, in any state. Null when we have no account with it.
 * @throws GatewayDown when it does not answer
 */
export async function gatewayStatement(
  ctx: Context,
  name: ClearingGateway,
  day: Day,
): Promise<Line[] | null> {
  const gateway = await findGateway(ctx, name)
  if (!gateway) return null
  const [from, until] = [startOfDay(day), startOfDay(addDays(day, 1))]
  const attempts = await ctx.q<Attempt>`
    select reference, provider_reference as "providerReference", amount_vnd + fee_vnd as "amountVnd", created_at as "createdAt"
    from payments where gateway = ${name} and created_at < ${new Date(until)}
      and created_at >= ${new Date(startOfDay(addDays(day, -longestAttempt)))} order by id`
  const lines: Line[] = []
  for (const attempt of attempts) {
    const inquiry = await gateway.inquire(attempt, ctx.clock.now())
    if (inquiry.state !== 'paid' && inquiry.state !== 'givenBack') continue
    const at = inquiry.occurredAt.getTime()
    if (at < from || at >= until) continue
    lines.push({ reference: inquiry.providerReference, amountVnd: inquiry.amountVnd })
  }
  return [...lines, ...(await refundsAtGateway(ctx, gateway, new Date(from), new Date(until)))]
}
