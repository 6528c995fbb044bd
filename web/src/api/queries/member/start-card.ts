import { queryOptions } from '@tanstack/react-query'
import type { GatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import type { Session } from '#session/session.ts'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/call-types.ts'
import * as api from '../../index.ts'

/** The purpose of a card payment: a bill of so many VND where that is known, or so many VND into the wallet. */
export type CardPurpose =
  | { readonly billId: number; readonly amount: number | undefined }
  | { readonly topUp: number }

/** A plan of the card's bank, as the list of plans names it. */
export type Instalment = { bank_code: string; payment_method: string; month: number }

export type CardPayment = DataOf<typeof api.payments.start>

/**
 * Asks for a gateway's page. It is a query although it creates something: asking again for the same purpose, method
 * and plan gives the same payment, so that a reload or a second tab may ask as often as they like.
 */
export function startCard(
  session: Session,
  purpose: CardPurpose,
  method: GatewayMethod,
  plan: Instalment | null,
) {
  // The same bill is the same payment, whether its amount is known yet or not.
  const paidFor = 'topUp' in purpose ? purpose : { billId: purpose.billId }
  return queryOptions({
    queryKey: ['card-payment', paidFor, method, plan, session.vga] as const,
    queryFn: ({ signal }) => ask(purpose, method, plan, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}

function ask(
  purpose: CardPurpose,
  method: GatewayMethod,
  plan: Instalment | null,
  signal: AbortSignal,
): Promise<CardPayment> {
  const options = { once: true, signal }
  const installment = plan ?? undefined
  if ('topUp' in purpose)
    return call(
      api.payments.startTopUp,
      {
        type: method,
        money: purpose.topUp,
        data_provider: { amount: purpose.topUp },
        provider: 'point_new',
        installment,
      },
      options,
    )
  const bill = {
    money: purpose.amount,
    data_provider: { general_bill_id: purpose.billId },
    provider: 'general_bill',
    installment,
  }
  return method === 'ale_pay'
    ? call(api.payments.startAlepay, { type: 'ale_pay', ...bill }, options)
    : call(api.payments.start, { type: method, ...bill }, options)
}
