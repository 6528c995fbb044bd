import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bigId, day, epochMs, flag, maybe, page, request, transactionId, vnd, yesNo } from '../fields.ts'
import { notPayable } from '../rules/bookings/not-payable.ts'

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
  /** Its receipt or credit note. */
  document_id: z.int().nullable(),
})

export const pointHistoryForWap = defineCall({
  method: 'GET',
  path: '/api/wallet/point_history_for_wap',
  may: 'golfer',
  summary: "List the wallet's transactions",
  description:
    "Returns the transactions of the golfer's wallet, newest first, 10 per page; the first page is 0. " +
    'With `after_id` (the id of the last row) the list continues after that row, even if new rows have ' +
    'arrived, and `page` is ignored.',
  request: request({
    page: page(0),
    after_id: maybe(bigId),
    type: maybe(flag),
    from: maybe(day),
    to: maybe(day),
  }),
  response: z.array(pointTransaction),
  legacyEnvelope: true,
})

export const reloadPoint = defineCall({
  method: 'GET',
  path: '/api/wallet/reload_point',
  may: 'golfer',
  summary: 'Recalculate the wallet balance',
  description: 'Returns the balance, recalculated from the ledger.',
  request: request({}),
  response: z.object({ point: vnd }),
  legacyEnvelope: true,
})

/** 0 pending, 1 paid, 2 failed or expired. */
const transactionStatus = z.literal([0, 1, 2])

export const detailEpayTransaction = defineCall({
  method: 'GET',
  path: '/api/wallet/detail_epay_transaction',
  may: { owner: { transaction_id: 'payment' } },
  summary: 'Get the status of a card payment',
  description: 'Returns the status of a card payment. The web polls it every 5 seconds.',
  request: request({ transaction_id: transactionId }),
  response: z.object({
    transaction_id: z.string(),
    status: transactionStatus,
    /** The amount for the bill or the wallet; the card is charged `fee` on top. */
    amount: vnd,
    fee: vnd,
    /** The bill; null for a top-up. */
    id_relation: z.int().nullable(),
    /** Why it failed, in the golfer's language; empty otherwise. */
    message: z.string(),
    /** With status 2: why the bill takes no other payment either; null when it does, and for a top-up. */
    not_payable: z.enum(notPayable).nullable(),
    now: epochMs,
    payment_deadline: epochMs,
  }),
  legacyEnvelope: true,
})

export const getDetailTransaction = defineCall({
  method: 'GET',
  path: '/api/wallet/get_detail_transaction',
  may: { owner: { transaction_id: 'payment' } },
  summary: 'Get the status of a payment',
  description:
    "Returns the status of a payment with the bank's data. `money` is the requested amount, `received` " +
    'the amount that arrived; `id_relation` is the bill. Texts are empty until the bank reports a ' +
    'transfer. The web polls it every 5 seconds.',
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
