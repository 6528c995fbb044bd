import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  amount,
  bigId,
  day,
  epochMs,
  flag,
  maybe,
  page,
  request,
  text,
  transactionId,
  vnd,
  whole,
  yesNo,
} from './fields.ts'

/** Where and how to send a bank transfer; `bank_code` is the content, unique to this request. */
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

/**
 * Asks to pay a bill by a method. What is charged is the bill's own amount, plus `fee` for cards, whatever
 * `money` says. An open request for the same bill and method is given again, so a reload shows the same code.
 * One of `bank`, `epay_link`, `ale_pay_link` is set by method; for points a code goes out by SMS, valid `time`.
 */
export const createRequestForWapWgroup = defineCall({
  method: 'POST',
  path: '/api/for_cms/create_request_for_wap_wgroup',
  access: 'member',
  summary: 'Asks to pay a bill',
  request: request({
    type: z.enum(['bank', 'epay', 'epay_all', 'ale_pay', 'point']),
    money: maybe(amount),
    data_provider: z.object({ transaction_id: maybe(transactionId), general_bill_id: bigId }),
    provider: maybe(text(64)),
  }),
  response: z.object({
    transaction_id: z.string(),
    bank: bankTransfer.nullable(),
    epay_link: z.string().nullable(),
    ale_pay_link: z.string().nullable(),
    amount: vnd,
    fee: vnd,
    time: z.int().nullable(),
    now: epochMs,
    payment_deadline: epochMs,
  }),
  idempotent: true,
})

const methodTypes = ['bank', 'point', 'epay_all', 'ale_pay', 'stb', 'nab', 'vietin', 'bidv'] as const

/** The ways to pay this golfer has; the ids mean nothing, the type decides. */
export const listMethodPayment = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_method_payment',
  access: 'member',
  summary: 'Payment methods',
  request: request({ version: maybe(whole(0, 1000)) }),
  response: z.array(
    z.object({ id: z.int(), type: z.enum(methodTypes), name: z.string(), image: z.string(), has_fee: yesNo }),
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

const pointTransaction = z.object({
  id: z.int(),
  created_at: epochMs,
  transaction_code: z.string(),
  /** 1 credit, shown with +; 0 debit, shown with −. */
  type: yesNo,
  point: vnd,
  point_balance: vnd,
  /** HTML, already sanitised. */
  description: z.string(),
})

/** Movements of the golfer's points, the latest first, 10 a page, the first page 0. */
export const pointHistoryForWap = defineCall({
  method: 'GET',
  path: '/api/wallet/point_history_for_wap',
  access: 'member',
  summary: 'Point history',
  request: request({ page: page(0), type: maybe(flag), from: maybe(day), to: maybe(day) }),
  response: z.array(pointTransaction),
  legacyEnvelope: true,
})

/** The balance, counted anew. */
export const reloadPoint = defineCall({
  method: 'GET',
  path: '/api/wallet/reload_point',
  access: 'member',
  summary: 'The balance, counted anew',
  request: request({}),
  response: z.object({ point: vnd }),
  legacyEnvelope: true,
})

/** 0 pending, 1 paid, 2 failed or expired. */
const transactionStatus = z.literal([0, 1, 2])

/** How a card payment stands; polled every 5 seconds. */
export const detailEpayTransaction = defineCall({
  method: 'GET',
  path: '/api/wallet/detail_epay_transaction',
  access: 'member',
  summary: 'How a card payment stands',
  request: request({ transaction_id: transactionId }),
  response: z.object({ transaction_id: z.string(), status: transactionStatus, amount: vnd }),
  legacyEnvelope: true,
})

/**
 * How a payment stands, with what the bank told of it; polled every 5 seconds. `money` is what was asked for,
 * `received` what arrived, so a short transfer shows; `id_relation` is the bill. Empty text before anything came.
 */
export const getDetailTransaction = defineCall({
  method: 'GET',
  path: '/api/wallet/get_detail_transaction',
  access: 'member',
  summary: 'How a payment stands',
  request: request({ transaction_id: transactionId }),
  response: z.object({
    id: z.string(),
    user_id: z.int(),
    user_name: z.string(),
    account_number: z.string(),
    money: vnd,
    received: vnd,
    id_relation: z.int().nullable(),
    description: z.string(),
    bank_name: z.string(),
    bank_napas_id: z.string(),
    created_at: epochMs,
    updated_at: epochMs,
    is_hide: yesNo,
    status: transactionStatus,
    now: epochMs,
    payment_deadline: epochMs.nullable(),
  }),
  legacyEnvelope: true,
})
