import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import { type BankNotifier, notificationReply } from '../gateways/bank-notifications/notification.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { startTopUpTransfer } from '../wallet/open-top-up.ts'
import { startPointsPayment } from '../wallet/start-points-payment.ts'
import { topUpAmount } from '../wallet/top-up-amount.ts'
import { methodsOf } from './methods.ts'
import { receiveBankNotification } from './receive-bank-notification.ts'
import { startBankTransfer } from './start-bank-transfer.ts'
import { transactionStatus } from './transaction-status.ts'

const NOTIFIERS: Readonly<Record<string, BankNotifier>> = { sepay: 'sepay', casso: 'casso' }

export function registerPaymentRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/for_wap/list_method_payment'], async ({ actor, lang }) =>
    methodsOf(actor, lang),
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
          throw new Refusal('payment.methodNotAvailable')
      }
    },
  )

  serve(app, ctx, calls['POST /api/for_cms/create_request_for_wap_point'], async ({ actor, input }) => {
    const amountVnd = topUpAmount(input.data_provider?.amount || input.money)
    if (input.type !== 'bank') throw new Refusal('payment.methodNotAvailable')
    return startTopUpTransfer(ctx, actor, amountVnd)
  })

  serve(app, ctx, calls['GET /api/wallet/get_detail_transaction'], ({ actor, input }) =>
    transactionStatus(ctx, actor, input.transaction_id),
  )

  serve(app, ctx, calls['POST /api/payment/callback/:provider'], async ({ input, request, reply }) => {
    const notifier = NOTIFIERS[input.provider]
    if (!notifier) throw new Refusal('request.notFound')
    const { headers, rawBody = '' } = request
    const failure = await receiveBankNotification(ctx, notifier, { headers, rawBody })
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
}
