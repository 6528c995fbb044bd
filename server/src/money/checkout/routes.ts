import type { IncomingHttpHeaders } from 'node:http'
import { calls } from '@teeviet/contract/calls'
import type { GatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { type BankNotifier, notificationReply } from '#platform/gateways/bank-notifications/notification'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { cardPaymentOnWire } from '../cards/on-wire.ts'
import { receiveGatewayNotice } from '../cards/receive-gateway-notice.ts'
import { type CardPurpose, startCardPayment } from '../cards/start-card-payment.ts'
import { findGateway } from '../methods/find-gateway.ts'
import { methodsOf } from '../methods/methods.ts'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { topUpAmount } from '../payments/top-up-amount.ts'
import { transactionStatus } from '../payments/transaction-status.ts'
import { receiveBankNotification } from '../receipts/receive-bank-notification.ts'
import { startTopUpTransfer } from '../wallet/open-top-up.ts'
import { startPointsPayment } from '../wallet/start-points-payment.ts'

const notifiers: readonly BankNotifier[] = ['sepay', 'casso']

export function registerPaymentRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/for_wap/list_method_payment'], async ({ actor, lang }) =>
    methodsOf(ctx, actor, lang),
  )

  serve(
    app,
    ctx,
    calls['POST /api/for_cms/create_request_for_wap_wgroup'],
    async ({ actor, input, lang }) => {
      const billId = input.data_provider.general_bill_id
      switch (input.type) {
        case 'bank':
          return startBankTransfer(ctx, actor, billId)
        case 'point':
          return startPointsPayment(ctx, actor, billId, lang)
        default:
          return payByCard(actor, cardMethodOf(input.type), { billId }, input.installment)
      }
    },
  )

  serve(app, ctx, calls['POST /api/for_cms/create_request_for_wap_point'], async ({ actor, input }) => {
    const amountVnd = topUpAmount(input.data_provider?.amount || input.money)
    if (input.type === 'bank') return startTopUpTransfer(ctx, actor, amountVnd)
    return payByCard(actor, cardMethodOf(input.type), { topUpVnd: amountVnd }, input.installment)
  })

  serve(app, ctx, calls['POST /api/for_cms/create_request_for_wap'], async ({ actor, input }) =>
    payByCard(actor, 'ale_pay', { billId: input.data_provider.general_bill_id }, input.installment),
  )

  serve(app, ctx, calls['GET /api/wallet/get_detail_transaction'], ({ actor, input }) =>
    transactionStatus(ctx, actor, input.transaction_id),
  )

  serve(app, ctx, calls['POST /api/payment/callback/:provider'], async ({ input, request, reply }) => {
    const { headers, rawBody = '' } = request
    const failure = await receive(input.provider, { headers, rawBody })
    if (failure === null) return notificationReply
    reply.status(failure === 'malformed' ? 400 : 401)
    return { success: false }
  })

  serve(app, ctx, calls['POST /api/for_wap/receive-bill-bank'], async ({ request }) => {
    const { headers, rawBody = '' } = request
    const failure = await receiveBankNotification(ctx, 'receive-bill-bank', { headers, rawBody })
    if (failure !== null) throw new Refusal('information.invalid')
    return { received: 1 as const }
  })

  async function payByCard(
    member: Member,
    method: GatewayMethod,
    purpose: CardPurpose,
    plan?: { bank_code: string; payment_method: string; month: number },
  ) {
    const installment = plan && {
      bankCode: plan.bank_code,
      paymentMethod: plan.payment_method,
      months: plan.month,
    }
    if (installment && method !== 'ale_pay') throw new Refusal('payment.methodNotAvailable')
    return cardPaymentOnWire(method, await startCardPayment(ctx, member, { method, purpose, installment }))
  }

  async function receive(provider: string, received: { headers: IncomingHttpHeaders; rawBody: string }) {
    const notifier = notifiers.find((one) => one === provider)
    if (notifier) return receiveBankNotification(ctx, notifier, received)
    const gateway = await findGateway(ctx, provider)
    if (!gateway) throw new Refusal('request.notFound')
    return receiveGatewayNotice(ctx, gateway, received)
  }
}

/** Bills name the embedded gateway `epay`, top-ups `epay_all`: both are the one method. */
const cardMethodOf = (type: GatewayMethod | 'epay'): GatewayMethod => (type === 'epay' ? 'epay_all' : type)
