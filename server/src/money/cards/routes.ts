import { calls } from '@teeviet/contract/calls'
import type { FastifyRequest } from 'fastify'
import { createFrameOrigins } from '#identity/partners/frame-origins'
import { cardAccountOf } from '#identity/partners/keys/card-keys'
import type { Context } from '#platform/context/context'
import { errorText } from '#platform/context/error-text'
import { Refusal } from '#platform/context/refusal'
import { pageOf } from '#platform/gateways/bank-cards/start'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { topUpAmount } from '../payments/top-up-amount.ts'
import { cardStatus } from './card-status.ts'
import { comeBack } from './come-back.ts'
import { encryptBill } from './encrypt-bill.ts'
import { leaveGateway, sendToGateway } from './go-page.ts'
import { installmentsOnWire } from './installments-on-wire.ts'
import { listInstallments } from './list-installments.ts'
import { redirectPayer } from './redirect-payer.ts'
import { startBankCard, startOwnBankCard } from './start-bank-card.ts'

/** Paying on the page of a gateway or a bank. */
export function registerCardPaymentRoutes(app: App, ctx: Context) {
  const frameOrigins = createFrameOrigins(ctx)
  // framing the payment screen includes framing these pages inside it
  const framers = async ({ raw, headers }: FastifyRequest) => {
    const { pathname: path, searchParams: query } = new URL(raw.url ?? '/', ctx.config.publicUrl)
    return (await frameOrigins({ path, query, entered: null, headers })).frameAncestors
  }

  serve(app, ctx, calls['GET /api/for_wap/list_installment'], async ({ actor, input }) => {
    const { general_bill_id: billId, money } = input
    const asked = billId ? { billId } : { topUpVnd: topUpAmount(`${money ?? ''}`) }
    return installmentsOnWire(await listInstallments(ctx, actor, asked))
  })

  serve(app, ctx, calls['GET /api/wallet/detail_epay_transaction'], ({ actor, input, lang }) =>
    cardStatus(ctx, actor, input.transaction_id, lang),
  )

  serve(app, ctx, calls['GET /api/payment/go/:ticket'], async ({ input, request, reply }) => {
    const redirect = await redirectPayer(ctx, input.ticket)
    if (redirect) return sendToGateway(reply, redirect, await framers(request))
    return leaveGateway(reply, await comeBack(ctx, input.ticket), await framers(request))
  })

  serve(app, ctx, calls['GET /api/payment/return/:reference'], async ({ input, request, reply }) =>
    leaveGateway(reply, await comeBack(ctx, input.reference), await framers(request)),
  )

  serve(app, ctx, calls['POST /api/for_wap/confirm_order_booking_SCB'], async ({ actor, input }) => {
    const { reference, ...form } = await startBankCard(ctx, actor, 'stb', input.bilId)
    return { transaction_id: reference, ...form }
  })

  serve(app, ctx, calls['POST /api/for_wap/confirm_order_booking_viettin'], async ({ actor, input }) => {
    const { reference, url } = await startBankCard(ctx, actor, 'vietin', input.bill_id)
    return { transaction_id: reference, url }
  })

  serve(app, ctx, calls['POST /api/for_wap/confirm_booked_bank'], async ({ actor, input }) => {
    const { reference, ...way } = await startOwnBankCard(ctx, actor, input.bill_id)
    return { transaction_id: reference, url: way.url, data: way.data || null, checksum: way.checksum || null }
  })

  serve(app, ctx, calls['POST /api/for_wap/encrypt_inquire_bank'], async ({ actor, input, lang }) => {
    const { reference, data } = await startOwnBankCard(ctx, actor, input.order_id)
    // a bank with a plain link has nothing to encrypt
    const message = data ? null : errorText('payment.methodNotAvailable', lang)
    return { transaction_id: reference, encryptData: data || null, message }
  })

  serve(app, ctx, calls['GET /api/for_wap/bidv_page'], async ({ input }) => {
    const account = await cardAccountOf(ctx, input.code ?? 'bidv')
    if (!account) throw new Refusal('payment.methodNotAvailable')
    return { url: pageOf(account) }
  })

  const encrypting = [
    [calls['POST /api/for_wap/aes256'], 'vietin'],
    [calls['POST /api/for_wap/aes256STB'], 'stb'],
    [calls['POST /api/for_wap/encrypt_data_inquire_bidv'], 'bidv'],
  ] as const
  for (const [call, bank] of encrypting)
    serve(app, ctx, call, async ({ actor, input }) => ({
      data: await encryptBill(ctx, actor, bank, input.data),
    }))
}
