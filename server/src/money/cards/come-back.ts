import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { GatewayDown } from '#platform/gateways/gateway'
import { inquirePayment } from './inquire-payment.ts'
import { readTicket } from './ticket.ts'

type Row = { id: number; state: string; billId: number | null }

/**
 * Handles a browser's return from a gateway's page. The gateway is asked, whatever the address contains.
 *
 * @returns the path of the page with the payment's status
 * @throws Refusal for a ticket that is not ours
 */
export async function comeBack(ctx: Context, ticket: string): Promise<string> {
  const reference = readTicket(ctx, ticket)
  if (reference === null) throw new Refusal('payment.notFound')
  const before = await find(ctx, reference)
  if (before.state !== 'succeeded') {
    await inquirePayment(ctx, before.id).catch((error: unknown) => {
      // the clock and the notification will ask again
      if (!(error instanceof GatewayDown)) throw error
      ctx.log.warn({ err: error, reference }, 'a gateway did not return the status of a payment')
    })
  }
  const { state, billId } = await find(ctx, reference)
  return pageFor(state, billId, reference)
}

function pageFor(state: string, billId: number | null, reference: string): string {
  const isBill = billId !== null
  if (state === 'succeeded') return isBill ? '/wap/history?type=3' : '/wap/wallet/history-transaction'
  if (state === 'created' || state === 'pending') return `/wap/bank-wait?transaction_id=${reference}`
  return isBill
    ? `/wap/payment-method?id_general_bill=${billId}&transaction_id=${reference}`
    : `/wap/wallet/add-point?transaction_id=${reference}`
}

async function find({ q }: Context, reference: string): Promise<Row> {
  const [payment] = await q<Row>`
    select id, state, bill_id as "billId" from payments where reference = ${reference} and gateway is not null`
  if (!payment) throw new Refusal('payment.notFound')
  return payment
}
