import { createHmac } from 'node:crypto'
import type { Context } from '#platform/context/context'
import { sameSecret } from '#platform/gateways/bank-notifications/signature'

/**
 * The ticket in addresses to a gateway's page and back, where no session is sent: a payment's reference, and a proof
 * that we issued it, since a reference alone is readable in every transfer.
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
