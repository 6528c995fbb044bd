import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context/context'
import { sameSecret } from '#platform/gateways/bank-notifications/signature'

/**
 * What the ways to a gateway's page and back carry in their addresses, where no session goes along: a payment's
 * reference, and proof that we gave it out, since a reference alone stands in transfers for everybody to read.
 */
export function ticketFor(ctx: Pick<Context, 'config'>, reference: string): string {
  return `${reference}.${proofOf(ctx, reference)}`
}

/** The reference a ticket is for; null for one we did not write. */
export function readTicket(ctx: Pick<Context, 'config'>, ticket: string): string | null {
  const [reference = '', proof = ''] = ticket.split('.')
  return sameSecret(proof, proofOf(ctx, reference)) ? reference : null
}

function proofOf({ config }: Pick<Context, 'config'>, reference: string): string {
  const mac = createHmac('sha256', config.secrets.cookie).update(`payment-ticket:${reference}`)
  return mac.digest('base64url').slice(0, 24)
}
