import { bankOf } from '#identity/partners/viewer'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { redirectPayer } from './redirect-payer.ts'
import { startCardPayment } from './start-card-payment.ts'
import { ticketFor } from './ticket.ts'

/**
 * Starts paying a bill on the page of the golfer's own bank. The browser goes there straight from the answer, so the
 * golfer has been redirected with it.
 *
 * @returns the attempt's reference, the bank's address and, for a bank that wants a form, its fields
 * @throws Refusal as `startCardPayment` does
 */
export async function startBankCard(ctx: Context, member: Member, bank: string, billId: number) {
  const { reference } = await startCardPayment(ctx, member, { method: bank, purpose: { billId } })
  const redirect = await redirectPayer(ctx, ticketFor(ctx, reference))
  if (!redirect) throw new Refusal('payment.windowOver')
  const { data = '', checksum = '' } = redirect.kind === 'form' ? redirect.fields : {}
  return { reference, url: redirect.url, data, checksum }
}

/** The same on the page of the golfer's own bank. */
export async function startOwnBankCard(ctx: Context, member: Member, billId: number) {
  const bank = await bankOf(ctx, member)
  if (!bank) throw new Refusal('payment.methodNotAvailable')
  return startBankCard(ctx, member, bank.code, billId)
}
