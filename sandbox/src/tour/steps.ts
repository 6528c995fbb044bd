import { type BookingState, bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { z } from 'zod'
import type { Word } from '../pages/language.ts'

/** The values that calls send: those of the tour itself (`course` is empty for any course), then those that a step finds. */
const valueNames = [
  'lang',
  'data',
  'day',
  'course',
  'key',
  'token',
  'facility_id',
  'start_at',
  'total',
  'bill_id',
  'payable_bill_id',
  'account_number',
  'amount',
  'content',
  'transfer_id',
] as const
type ValueName = (typeof valueNames)[number]
export type Values = Partial<Record<ValueName, string | number>>
/** Every value: one that is not found yet is its name in braces. */
export type Filled = Record<ValueName, string | number>

export type Call = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: object
}

/** What an answer gives: values for the steps after it, the state of the booking, and a picture to show. */
export type Found = { values: Values; state?: BookingState; picture?: string }

export type Step = {
  name: string
  title: Word
  about: Word
  /** Whose call it is: of the product, with its envelope, or of the sandbox's bank. */
  of: 'product' | 'bank'
  /** The values of earlier steps without which it cannot be made. */
  needs: readonly ValueName[]
  call: (values: Filled) => Call
  /** Reads `data` of the product's envelope, or the bank's answer; an answer that it does not accept gives nothing. */
  finds: z.ZodType<Found>
  /** Why an answer without an error may still give nothing. */
  nothing?: Word
}

/** The values with the names of those that are missing. */
export function filled(values: Values): Filled {
  const names = Object.fromEntries(valueNames.map((name) => [name, `{${name}}`]))
  return z.record(z.enum(valueNames), z.union([z.string(), z.number()])).parse({ ...names, ...values })
}

const json = { 'content-type': 'application/json' }
const signedIn = ({ token }: Filled) => ({ authorization: `Bearer ${token}` })
const booking = ({ facility_id, start_at, lang }: Filled) => ({
  facility_id,
  date_played: start_at,
  list_users: ['Lê Minh Demo', 'Trần Hoa Demo'].map((name) => ({ user_id: -1, name_out_system: name })),
  lang,
})

const bill = (id: string | number, values: Filled): Call => ({
  method: 'GET',
  path: `/api/services/get_bill_detail_for_wap?bill_id=${id}&lang=${values.lang}`,
  headers: signedIn(values),
})

/** The calls of docs/integrations/book-in-five-calls.md, and those of a payment by bank transfer. */
export const steps: readonly Step[] = [
  {
    name: 'sign-in',
    title: { vi: 'Đăng nhập khách hàng', en: 'Sign the customer in' },
    about: {
      vi: 'Ngân hàng niêm phong thông tin khách bằng khóa của mình. TeeViet trả lời bằng token cho các lệnh sau. Mỗi gói chỉ dùng được một lần.',
      en: 'The bank seals its customer with its key. TeeViet answers with the token for the calls below. Each sealed text can be used once.',
    },
    of: 'product',
    needs: [],
    call: ({ data, lang }) => ({
      method: 'POST',
      path: '/api/for_wap/login_checkpoint',
      headers: json,
      body: { data, lang },
    }),
    finds: z.object({ token: z.string().min(1) }).transform(({ token }) => ({ values: { token } })),
    nothing: {
      vi: 'Số điện thoại này đã có tài khoản và cần mã SMS một lần (flag là otp). Hãy thử lại: lần sau là một khách mới.',
      en: 'This phone has an account already and needs one code by SMS (flag is otp). Try again: the next customer is a new one.',
    },
  },
  {
    name: 'find',
    title: { vi: 'Tìm giờ phát bóng', en: 'Find a tee time' },
    about: {
      vi: 'Các giờ còn chỗ cho cả nhóm trong một ngày, theo sân. Lệnh này không cần token. Bước sau dùng giờ đầu tiên có giá.',
      en: 'The tee times of a day that have places for the party, by course. It needs no token. The next step takes the first one with a price.',
    },
    of: 'product',
    needs: [],
    call: ({ day, course, lang }) => {
      const query = new URLSearchParams({
        date_played: String(day),
        number_player: '2',
        limit: '3',
        lang: String(lang),
      })
      if (course !== '') query.set('facility_id', String(course))
      return { method: 'GET', path: `/api/services/find_tee_times?${query}`, headers: {} }
    },
    finds: z
      .array(
        z.object({
          facility_id: z.int(),
          tee_times: z.array(z.object({ start_at: z.int(), price_sale: z.int().nullable() })),
        }),
      )
      .transform((courses, refused) => {
        for (const { facility_id, tee_times } of courses) {
          const start = tee_times.find(({ price_sale }) => price_sale !== null && price_sale > 0)
          if (start) return { values: { facility_id, start_at: start.start_at } }
        }
        refused.addIssue({ code: 'custom', message: 'no tee time has a price' })
        return z.NEVER
      }),
    nothing: {
      vi: 'Ngày này không còn giờ nào. Hãy thử lại: lần sau hỏi ngày kế tiếp.',
      en: 'No tee time of this day is free. Try again: the next call asks about the day after.',
    },
  },
  {
    name: 'quote',
    title: { vi: 'Báo giá', en: 'Quote' },
    about: {
      vi: 'Tổng tiền (payment_amount), và số tiền được hoàn khi hủy (refund_terms). Cho khách xem cả hai trước khi gửi.',
      en: 'The total (payment_amount), and what a cancellation returns (refund_terms). Show both to the customer before sending.',
    },
    of: 'product',
    needs: ['token', 'facility_id', 'start_at'],
    call: (values) => ({
      method: 'POST',
      path: '/api/services/create_delivery_for_wap',
      headers: { ...json, ...signedIn(values) },
      body: booking(values),
    }),
    finds: z
      .object({ payment_amount: z.int() })
      .transform(({ payment_amount }) => ({ values: { total: payment_amount } })),
  },
  {
    name: 'send',
    title: { vi: 'Gửi yêu cầu', en: 'Send the request' },
    about: {
      vi: 'expected_amount là tổng tiền khách đã xem: giá khác sẽ bị từ chối. Gọi lại với cùng Idempotency-Key chỉ tạo một lượt đặt.',
      en: 'expected_amount is the total that was shown: another price is refused. A repeat with the same Idempotency-Key makes no second booking.',
    },
    of: 'product',
    needs: ['token', 'facility_id', 'start_at', 'total'],
    call: (values) => ({
      method: 'POST',
      path: '/api/services/create_booking_for_wap',
      headers: { ...json, ...signedIn(values), 'idempotency-key': String(values.key) },
      body: { ...booking(values), terms_agreed: 1, expected_amount: values.total },
    }),
    finds: z
      .object({ id_general_bill: z.int() })
      .transform(({ id_general_bill }) => ({ values: { bill_id: id_general_bill } })),
  },
  {
    name: 'follow',
    title: { vi: 'Theo dõi', en: 'Follow it' },
    about: {
      vi: 'Trạng thái, thời hạn và, khi đã đặt với sân, cách thanh toán. Hệ thống của ngân hàng cũng nhận từng thay đổi dưới dạng sự kiện có chữ ký.',
      en: 'Its state, the deadline and, once it is ordered, how to pay. The bank’s own system also gets each change as a signed event.',
    },
    of: 'product',
    needs: ['token', 'bill_id'],
    call: (values) => bill(values.bill_id, values),
    finds: z
      .object({ id_general_bill: z.int(), state: z.enum(bookingStates), can_payment: z.int() })
      .transform(({ id_general_bill, state, can_payment }) => ({
        values: can_payment === 1 || state === 'paid' ? { payable_bill_id: id_general_bill } : {},
        state,
      })),
  },
  {
    name: 'pay',
    title: { vi: 'Thanh toán bằng QR ngân hàng', en: 'Pay by bank QR' },
    about: {
      vi: 'Mở một lần thanh toán: tài khoản nhận, số tiền, nội dung chuyển khoản và mã VietQR. Gọi lại trả về cùng một mã.',
      en: 'Starts a payment: the account, the amount, the content of the transfer, and its VietQR code. A repeat returns the same code.',
    },
    of: 'product',
    needs: ['token', 'payable_bill_id'],
    call: (values) => ({
      method: 'POST',
      path: '/api/for_cms/create_request_for_wap_wgroup',
      headers: { ...json, ...signedIn(values) },
      body: { type: 'bank', data_provider: { general_bill_id: values.payable_bill_id }, lang: values.lang },
    }),
    finds: z
      .object({
        bank: z.object({
          qr_image: z.string(),
          bank_account: z.string(),
          bank_code: z.string(),
          amount: z.int(),
        }),
      })
      .transform(({ bank: { qr_image, bank_account, bank_code, amount } }) => ({
        values: { account_number: bank_account, amount, content: bank_code },
        picture: qr_image,
      })),
  },
  {
    name: 'transfer',
    title: { vi: 'Chuyển khoản ở ngân hàng giả lập', en: 'Transfer at the sandbox’s bank' },
    about: {
      vi: 'Việc khách làm trong ứng dụng ngân hàng. Đây là lệnh của môi trường thử; ngân hàng báo cho TeeViet bằng webhook có chữ ký.',
      en: 'What the customer does in a bank’s app. It is a call of the sandbox; its bank notifies TeeViet by a signed webhook.',
    },
    of: 'bank',
    needs: ['account_number', 'amount', 'content'],
    call: ({ account_number, amount, content }) => ({
      method: 'POST',
      path: '/bank/transfers',
      headers: json,
      body: { account_number, amount, content },
    }),
    finds: z.object({ id: z.int() }).transform(({ id }) => ({ values: { transfer_id: id } })),
  },
  {
    name: 'paid',
    title: { vi: 'Theo dõi đến khi đã thanh toán', en: 'Follow it to paid' },
    about: {
      vi: 'Cùng một lệnh như bước theo dõi: trạng thái giờ là paid, kèm biên nhận.',
      en: 'The same call as before: the state is now paid, and the receipt is there.',
    },
    of: 'product',
    needs: ['token', 'payable_bill_id', 'transfer_id'],
    call: (values) => bill(values.payable_bill_id, values),
    finds: z.object({ state: z.enum(bookingStates) }).transform(({ state }) => ({ values: {}, state })),
  },
]
