import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bigId, flag, maybe, request, text, transactionId, whole } from '../fields.ts'

/** An attempt at a bank's card page, and its number, so that the waiting screen can poll its status. */
const startedPayment = { transaction_id: z.string() }

export const confirmOrderBookingScb = defineCall({
  method: 'POST',
  path: '/api/for_wap/confirm_order_booking_SCB',
  may: { owner: { bilId: 'bill', orderId: 'bill' } },
  summary: "Pay a bill on Sacombank's card page",
  description:
    'Starts a card payment at Sacombank. The browser posts the form fields `data` and `checksum` to ' +
    '`url`.',
  request: request({ bilId: bigId, orderId: maybe(transactionId) }),
  response: z.object({ ...startedPayment, data: z.string(), checksum: z.string(), url: z.string() }),
})

export const confirmOrderBookingViettin = defineCall({
  method: 'POST',
  path: '/api/for_wap/confirm_order_booking_viettin',
  may: { owner: { bill_id: 'bill', order_id: 'bill' } },
  summary: "Pay a bill on VietinBank's card page",
  description: 'Starts a card payment at VietinBank. The browser opens `url`.',
  request: request({ bill_id: bigId, order_id: maybe(transactionId) }),
  response: z.object({ ...startedPayment, url: z.string() }),
})

export const confirmBookedBank = defineCall({
  method: 'POST',
  path: '/api/for_wap/confirm_booked_bank',
  may: { owner: { bill_id: 'bill' } },
  summary: "Pay a bill on the card page of the golfer's own bank",
  description:
    'Starts a card payment at Nam A Bank or any partner bank without a call of its own. The browser ' +
    'opens `url`, or posts `data` and `checksum` to it when they are given. The token decides which bank ' +
    'it is, not `bank_id`.',
  request: request({
    bill_id: bigId,
    is_verify_booking: maybe(flag),
    type_purchase: maybe(whole(0, 100)),
    user_id: maybe(transactionId),
  }),
  response: z.object({
    ...startedPayment,
    url: z.string(),
    data: z.string().nullable(),
    checksum: z.string().nullable(),
  }),
})

export const encryptInquireBank = defineCall({
  method: 'POST',
  path: '/api/for_wap/encrypt_inquire_bank',
  may: { owner: { service_id: 'service', order_id: 'bill' } },
  summary: "Pay a bill by the inquiry of the golfer's own bank",
  description:
    'Starts a payment at BIDV or any partner bank that uses an inquiry. `order_id` is the bill. The ' +
    'browser passes `encryptData` to `/wap/payment-method/payment-bidv?data=`; without `encryptData` the ' +
    'golfer sees `message`.',
  request: request({ service_id: maybe(transactionId), order_id: bigId }),
  response: z.object({
    transaction_id: z.string().nullable(),
    encryptData: z.string().nullable(),
    message: z.string().nullable(),
  }),
})

export const bidvPage = defineCall({
  method: 'GET',
  path: '/api/for_wap/bidv_page',
  may: 'visitor',
  summary: "Get the address of a bank's card page",
  description:
    'Returns the address to which `/wap/payment-method/payment-bidv` posts its `data`: the card page of ' +
    'the bank `code`, by default BIDV.',
  request: request({ code: maybe(text(32)) }),
  response: z.object({ url: z.string() }),
})

/** `data` is JSON that names a bill of the golfer's own as `bill_id`; the answer is its cipher text. */
const encrypting = {
  method: 'POST',
  may: { owner: { data: 'billJson' } },
  request: request({ data: text(2000) }),
  response: z.object({ data: z.string() }),
} as const

export const aes256 = defineCall({
  ...encrypting,
  path: '/api/for_wap/aes256',
  summary: 'Encrypt bill data for VietinBank',
  description: "Encrypts the data of one of the golfer's bills with VietinBank's key.",
})

export const aes256Stb = defineCall({
  ...encrypting,
  path: '/api/for_wap/aes256STB',
  summary: 'Encrypt bill data for Sacombank',
  description: "Encrypts the data of one of the golfer's bills with Sacombank's key.",
})

export const encryptDataInquireBidv = defineCall({
  ...encrypting,
  path: '/api/for_wap/encrypt_data_inquire_bidv',
  summary: 'Encrypt bill data for BIDV',
  description:
    "Encrypts the data of one of the golfer's bills with BIDV's key. The header `client-secret` is " +
    'accepted and ignored.',
})
