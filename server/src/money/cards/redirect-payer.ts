import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { GatewayRedirect } from '#platform/gateways/gateway'
import { declarePayer } from '../payments/gateway-attempt.ts'
import { readTicket } from './ticket.ts'

/**
 * The browser goes on to the gateway's page. Before that the golfer was shown the rules for card payers and the fee:
 * going on is their declaration, and is kept with its time.
 *
 * @returns null when the attempt is not open any more
 * @throws Refusal for a ticket that is not ours
 */
export async function redirectPayer(ctx: Context, ticket: string): Promise<GatewayRedirect | null> {
  const reference = readTicket(ctx, ticket)
  if (reference === null) throw new Refusal('payment.notFound')
  return declarePayer(ctx.q, reference, ctx.clock.now())
}
