import { z } from 'zod'
import { defineCall } from './call.ts'
import { bigId, flag, maybe, request, text, transactionId, whole } from './fields.ts'

/** An attempt at a bank's card page, and its number, so that the waiting screen can ask how it stands. */
const handedOver = { transaction_id: z.string() }

/** Sacombank: the form (`data`, `checksum`) that the browser posts to `url`. */
export const confirmOrderBookingScb = defineCall({
  method: 'POST',
  path: '/api/for_wap/confirm_order_booking_SCB',
  access: 'member',
  summary: "Asks to pay a bill on Sacombank's card page",
  request: request({ bilId: bigId, orderId: maybe(transactionId) }),
  response: z.object({ ...handedOver, data: z.string(), checksum: z.string(), url: z.string() }),
})

/** VietinBank: the address the browser goes to. */
export const confirmOrderBookingViettin = defineCall({
  method: 'POST',
  path: '/api/for_wap/confirm_order_booking_viettin',
  access: 'member',
  summary: "Asks to pay a bill on VietinBank's card page",
  request: request({ bill_id: bigId, order_id: maybe(transactionId) }),
  response: z.object({ ...handedOver, url: z.string() }),
})

/**
 * Nam A Bank, and every bank without a call of its own: the address the browser goes to, or posts `data` and `checksum`
 * to where they are given. Whose bank it is comes from the token, not from `bank_id`.
 */
export const confirmBookedBank = defineCall({
  method: 'POST',
  path: '/api/for_wap/confirm_booked_bank',
  access: 'member',
  summary: "Asks to pay a bill on the card page of the golfer's own bank",
  request: request({
    bill_id: bigId,
    is_verify_booking: maybe(flag),
    type_purchase: maybe(whole(0, 100)),
    user_id: maybe(transactionId),
  }),
  response: z.object({
    ...handedOver,
    url: z.string(),
    data: z.string().nullable(),
    checksum: z.string().nullable(),
  }),
})

/**
 * BIDV, and every bank that wants its inquiry: what the browser takes to `/wap/payment-method/payment-bidv?data=`. `order_id` is the bill. Without
 * `encryptData` the golfer is shown `message`.
 */
export const encryptInquireBank = defineCall({
  method: 'POST',
  path: '/api/for_wap/encrypt_inquire_bank',
  access: 'member',
  summary: 'Asks to pay a bill by the inquiry of the golfer’s own bank',
  request: request({ service_id: maybe(transactionId), order_id: bigId }),
  response: z.object({
    transaction_id: z.string().nullable(),
    encryptData: z.string().nullable(),
    message: z.string().nullable(),
  }),
})

/** Where the page `/wap/payment-method/payment-bidv` posts its `data` to: the card page of the bank `code`, BIDV's unless told. */
export const bidvPage = defineCall({
  method: 'GET',
  path: '/api/for_wap/bidv_page',
  access: 'public',
  summary: "The address of a bank's card page",
  request: request({ code: maybe(text(32)) }),
  response: z.object({ url: z.string() }),
})

/** `data` is JSON that names a bill of the golfer's own as `bill_id`; the answer is its cipher text. */
const encrypting = {
  method: 'POST',
  access: 'member',
  request: request({ data: text(2000) }),
  response: z.object({ data: z.string() }),
} as const

/** Encrypts the data of a bill with VietinBank's key. */
export const aes256 = defineCall({
  ...encrypting,
  path: '/api/for_wap/aes256',
  summary: 'Encrypts bill data for VietinBank',
})

/** Encrypts the data of a bill with Sacombank's key. */
export const aes256Stb = defineCall({
  ...encrypting,
  path: '/api/for_wap/aes256STB',
  summary: 'Encrypts bill data for Sacombank',
})

/** Encrypts the data of a bill with BIDV's key. The header `client-secret` is accepted and proves nothing. */
export const encryptDataInquireBidv = defineCall({
  ...encrypting,
  path: '/api/for_wap/encrypt_data_inquire_bidv',
  summary: 'Encrypts bill data for BIDV',
})
