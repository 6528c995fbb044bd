import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  amount,
  bigId,
  epochMs,
  maybe,
  otpCode,
  request,
  text,
  transactionId,
  typed,
  vnd,
  whole,
  yesNo,
} from '../fields.ts'
import { gatewayMethods } from '../rules/money/gateway-methods.ts'

const gatewayTypes = gatewayMethods.map(({ type }) => type)

/**
 * The target of a bank transfer; `bank_code` is the content, unique to this request. `amount` is the missing amount:
 * less than the bill's after a short transfer.
 */
const bankTransfer = z
  .object({
    /** An address for an image: a data URL of an SVG. */
    qr_image: z.string(),
    bank_id: z.string(),
    bank_account: z.string(),
    account_name: z.string(),
    bank_name: z.string(),
    bank_code: z.string(),
    amount: vnd,
  })
  .meta({ id: 'BankTransfer' })

/** A plan of payment by instalments, as `list_installment` named it. */
const instalmentChoice = z.object({
  bank_code: text(32),
  payment_method: text(32),
  month: whole(1, 60),
})

/**
 * An open payment attempt. The charge is `amount` plus `fee`; `amount` comes from our own rows, never from the request.
 * By method one of `bank`, `epay_link` (for a frame) and `ale_pay_link` (for a new tab) is set; for points a code goes
 * out by SMS, valid for `time` seconds.
 */
const openPayment = z
  .object({
    transaction_id: z.string(),
    bank: bankTransfer.nullable(),
    epay_link: z.string().nullable(),
    ale_pay_link: z.string().nullable(),
    amount: vnd,
    fee: vnd,
    time: z.int().nullable(),
    now: epochMs,
    payment_deadline: epochMs,
  })
  .meta({ id: 'OpenPayment' })

const billPayment = {
  money: maybe(amount),
  data_provider: z.object({ transaction_id: maybe(transactionId), general_bill_id: bigId }),
  provider: maybe(text(64)),
  /** For `ale_pay`: pays by instalments. */
  installment: maybe(instalmentChoice),
}

export const createRequestForWapWgroup = defineCall({
  method: 'POST',
  path: '/api/for_cms/create_request_for_wap_wgroup',
  may: { owner: { 'data_provider.transaction_id': 'payment', 'data_provider.general_bill_id': 'bill' } },
  summary: 'Request payment of a bill',
  description:
    "Starts a payment of a bill by the chosen method. The amount is always the bill's own amount, plus " +
    '`fee` for cards; `money` is ignored. An open payment for the same bill, method and plan is returned ' +
    'again, so a reload shows the same code.',
  request: request({ type: z.enum(['bank', 'epay', ...gatewayTypes, 'point']), ...billPayment }),
  response: openPayment,
  idempotent: true,
})

export const createRequestForWap = defineCall({
  method: 'POST',
  path: '/api/for_cms/create_request_for_wap',
  may: { owner: { 'data_provider.transaction_id': 'payment', 'data_provider.general_bill_id': 'bill' } },
  summary: 'Request payment of a bill by card',
  description: 'Starts a card payment of a bill at the gateway that also supports instalments.',
  request: request({ type: maybe(z.literal('ale_pay')), ...billPayment }),
  response: openPayment,
  idempotent: true,
})

export const createRequestForWapPoint = defineCall({
  method: 'POST',
  path: '/api/for_cms/create_request_for_wap_point',
  may: { owner: { 'data_provider.transaction_id': 'payment' } },
  summary: 'Request a wallet top-up',
  description:
    "Starts a wallet top-up. The wallet receives `data_provider.amount` (or `money`); a card's fee is " +
    'added to the charge.',
  request: request({
    type: z.enum(['bank', 'epay', ...gatewayTypes]),
    money: typed(32),
    data_provider: maybe(z.object({ amount: typed(32), transaction_id: maybe(transactionId) })),
    provider: maybe(text(64)),
    installment: maybe(instalmentChoice),
  }),
  response: openPayment,
  idempotent: true,
})

const pointCode = request({ transaction_id: transactionId, code: otpCode })
const paidByPoints = z.object({ transaction_id: z.string(), amount: vnd, point: vnd })

export const confirmOtpForWapWgroup = defineCall({
  method: 'POST',
  path: '/api/for_cms/confirm_otp_for_wap_wgroup',
  may: { owner: { transaction_id: 'payment' } },
  summary: 'Pay a bill by points',
  description:
    'Pays a bill by points with the code from the SMS. A repeat pays once and returns the same answer.',
  request: pointCode,
  response: paidByPoints,
})

export const confirmOtpForWapPoint = defineCall({
  method: 'GET',
  path: '/api/for_cms/confirm_otp_for_wap_point',
  may: { owner: { transaction_id: 'payment' } },
  summary: 'Pay a bill by points (older client)',
  description: 'The same as `confirmOtpForWapWgroup`, in the format of an older client.',
  request: pointCode,
  response: paidByPoints,
})

export const listInstallment = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_installment',
  may: { owner: { general_bill_id: 'bill' } },
  summary: 'List instalment plans',
  description:
    "Returns the instalment plans by bank and card brand for a bill's own amount, or for a top-up of " +
    "`money`, including the card fee. The list is empty when the amount is below every bank's minimum. " +
    'Refused when the gateway does not answer.',
  request: request({ general_bill_id: maybe(bigId), money: maybe(amount) }),
  response: z.object({
    /** The charge without a plan: amount and card fee. */
    amount: vnd,
    banks: z.array(
      z.object({
        bank_code: z.string(),
        bank_name: z.string(),
        payment_methods: z.array(
          z.object({
            payment_method: z.string(),
            periods: z.array(
              z.object({ month: z.int(), amount_fee: vnd, amount_final: vnd, amount_by_month: vnd }),
            ),
          }),
        ),
      }),
    ),
  }),
})

export const listMethodPayment = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_method_payment',
  may: 'golfer',
  summary: 'List payment methods',
  description:
    "Returns the golfer's payment methods. Clients use `type`, not the id: `bank`, `point`, `epay_all`, " +
    "`ale_pay`, or the code of the golfer's own bank (`stb`, `nab`, `vietin`, `bidv`, …).",
  request: request({ version: maybe(whole(0, 1000)) }),
  response: z.array(
    z.object({ id: z.int(), type: z.string(), name: z.string(), image: z.string(), has_fee: yesNo }),
  ),
})

export const receiveBillBank = defineCall({
  method: 'POST',
  path: '/api/for_wap/receive-bill-bank',
  may: 'visitor',
  summary: "Receive a bank's transfer notification",
  description:
    'Webhook for a bank: a signed notification of a transfer. A repeat changes nothing and returns the ' +
    'same answer.',
  request: request({ bank_code: text(500), amount, transaction_id: transactionId, signature: text(500) }),
  response: z.object({ received: yesNo }),
})

export const paymentCallback = defineCall({
  method: 'POST',
  path: '/api/payment/callback/:provider',
  may: 'visitor',
  summary: "Receive a payment provider's notification",
  description:
    "Webhook for payment providers: a notification in the provider's own format, with the provider's own " +
    'signature, answered as the provider expects. The server verifies and stores the raw body.',
  request: z.looseObject({ provider: z.string().max(32) }),
  response: z.unknown(),
  raw: 'application/json',
})

export const paymentReturn = defineCall({
  method: 'GET',
  path: '/api/payment/return/:reference',
  may: 'visitor',
  summary: "Return from a gateway's page",
  description:
    "Receives the golfer's browser from a gateway's page. The return itself does not prove a payment: " +
    "the server asks the gateway and redirects the browser to the page with the payment's status.",
  request: z.looseObject({ reference: z.string().max(64) }),
  response: z.unknown(),
  raw: 'text/html',
})

export const paymentRedirect = defineCall({
  method: 'GET',
  path: '/api/payment/go/:ticket',
  may: 'visitor',
  summary: "Go to a gateway's page",
  description: 'Returns the page that posts the payment form to a gateway, or redirects the browser there.',
  request: z.looseObject({ ticket: z.string().max(256) }),
  response: z.unknown(),
  raw: 'text/html',
})
