import { z } from 'zod'
import { defineCall } from './call.ts'
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
} from './fields.ts'

/**
 * Where and how to send a bank transfer; `bank_code` is the content, unique to this request. `amount` is what is still
 * missing: less than the bill's after a transfer that was short.
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
 * A request for payment that is open. What is charged is `amount` plus `fee`; `amount` comes from our own rows,
 * never from the request. By method one of `bank`, `epay_link` (for a frame) and `ale_pay_link` (for a new tab) is
 * set; for points a code goes out by SMS, valid for `time` seconds.
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

/**
 * Asks to pay a bill by a method. What is charged is the bill's own amount, plus `fee` for cards, whatever
 * `money` says. An open request for the same bill, method and plan is given again, so a reload shows the same code.
 */
export const createRequestForWapWgroup = defineCall({
  method: 'POST',
  path: '/api/for_cms/create_request_for_wap_wgroup',
  access: 'member',
  summary: 'Asks to pay a bill',
  request: request({ type: z.enum(['bank', 'epay', 'epay_all', 'ale_pay', 'point']), ...billPayment }),
  response: openPayment,
  idempotent: true,
})

/** Asks to pay a bill by card at the gateway that takes instalments too. */
export const createRequestForWap = defineCall({
  method: 'POST',
  path: '/api/for_cms/create_request_for_wap',
  access: 'member',
  summary: 'Asks to pay a bill by card',
  request: request({ type: maybe(z.literal('ale_pay')), ...billPayment }),
  response: openPayment,
  idempotent: true,
})

/** Asks to top up the wallet. `data_provider.amount` (or `money`) is what the wallet gets; a card's fee comes on top. */
export const createRequestForWapPoint = defineCall({
  method: 'POST',
  path: '/api/for_cms/create_request_for_wap_point',
  access: 'member',
  summary: 'Asks to top up the wallet',
  request: request({
    type: z.enum(['bank', 'epay', 'epay_all', 'ale_pay']),
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

/** Pays a bill by points with the code of the SMS. Repeating it pays once and answers the same. */
export const confirmOtpForWapWgroup = defineCall({
  method: 'POST',
  path: '/api/for_cms/confirm_otp_for_wap_wgroup',
  access: 'member',
  summary: 'Pays a bill by points',
  request: pointCode,
  response: paidByPoints,
})

/** The same confirmation in the shape of an older client. */
export const confirmOtpForWapPoint = defineCall({
  method: 'GET',
  path: '/api/for_cms/confirm_otp_for_wap_point',
  access: 'member',
  summary: 'Pays a bill by points',
  request: pointCode,
  response: paidByPoints,
})

/**
 * The plans of paying by instalments, per bank and card brand. The amount is the bill's own, or for a top-up `money`,
 * with the card fee; no banks when it is below what any of them takes. Refused when the gateway does not answer.
 */
export const listInstallment = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_installment',
  access: 'member',
  summary: 'Plans of paying by instalments',
  request: request({ general_bill_id: maybe(bigId), money: maybe(amount) }),
  response: z.object({
    /** What is charged without a plan: amount and card fee. */
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

/**
 * The ways to pay this golfer has; the ids mean nothing, the type decides: `bank`, `point`, `epay_all`, `ale_pay`, or
 * the code of the golfer's own bank (`stb`, `nab`, `vietin`, `bidv`, …).
 */
export const listMethodPayment = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_method_payment',
  access: 'member',
  summary: 'Payment methods',
  request: request({ version: maybe(whole(0, 1000)) }),
  response: z.array(
    z.object({ id: z.int(), type: z.string(), name: z.string(), image: z.string(), has_fee: yesNo }),
  ),
})

/** The bank's notification of a transfer, with its signature. Repeats change nothing and answer the same. */
export const receiveBillBank = defineCall({
  method: 'POST',
  path: '/api/for_wap/receive-bill-bank',
  access: 'public',
  summary: "The bank's notification of a transfer",
  request: request({ bank_code: text(500), amount, transaction_id: transactionId, signature: text(500) }),
  response: z.object({ received: yesNo }),
})

/**
 * A provider's notification in its own format, signed by its own rules and answered as it expects. The raw body
 * is what is verified and stored.
 */
export const paymentCallback = defineCall({
  method: 'POST',
  path: '/api/payment/callback/:provider',
  access: 'public',
  summary: "A payment provider's notification",
  request: z.looseObject({ provider: z.string().max(32) }),
  response: z.unknown(),
  raw: true,
})

/**
 * A golfer's browser coming back from a gateway's page, by whichever way it ended. It proves nothing: the gateway is
 * asked, and the browser is sent on to the page that shows how the payment stands.
 */
export const paymentReturn = defineCall({
  method: 'GET',
  path: '/api/payment/return/:reference',
  access: 'public',
  summary: "The way back from a gateway's page",
  request: z.looseObject({ reference: z.string().max(64) }),
  response: z.unknown(),
  raw: true,
})

/** The page that takes a browser (or the frame of the payment screen) to a gateway that wants a form posted. */
export const paymentHandOver = defineCall({
  method: 'GET',
  path: '/api/payment/go/:ticket',
  access: 'public',
  summary: "The way to a gateway's page",
  request: z.looseObject({ ticket: z.string().max(256) }),
  response: z.unknown(),
  raw: true,
})
