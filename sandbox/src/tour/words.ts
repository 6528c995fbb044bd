import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Word } from '../pages/language.ts'

export const words = {
  title: { vi: 'Thử API từng bước', en: 'API tour' },
  lead: {
    vi: 'Đặt một giờ chơi cho khách của ngân hàng bằng chính các lệnh của API, rồi thanh toán bằng QR. Mỗi bước gọi sản phẩm đang chạy và cho xem yêu cầu cùng câu trả lời thật.',
    en: 'Books a tee time for a bank’s customer by the calls of the API, then pays it by QR. Each step calls the running product and shows the exact request and the real answer.',
  },
  atOnce: {
    vi: 'Lượt này đặt ở một sân đã giao trước một số chỗ (allotment): những chỗ đó được bán mà không phải hỏi sân, nên yêu cầu được xác nhận ngay và không phải chờ nhân viên.',
    en: 'It books at a course whose club has given an allotment: its places are sold without asking, so the request is confirmed at once and nothing waits for staff.',
  },
  bank: { vi: 'Ngân hàng', en: 'Bank' },
  start: { vi: 'Bắt đầu', en: 'Start' },
  again: { vi: 'Bắt đầu lại', en: 'Start again' },
  customer: { vi: 'Khách hàng (hư cấu)', en: 'Customer (made up)' },
  api: { vi: 'Tài liệu API', en: 'API document' },
  request: { vi: 'Yêu cầu', en: 'Request' },
  lastRequest: { vi: 'Yêu cầu đã gửi', en: 'Request as it was sent' },
  asCurl: { vi: 'Lệnh curl', en: 'As a curl command' },
  copy: { vi: 'Chép lệnh curl', en: 'Copy the curl command' },
  copied: { vi: 'Đã chép', en: 'Copied' },
  make: { vi: 'Gọi', en: 'Make the call' },
  makeAgain: { vi: 'Gọi lại', en: 'Make it again' },
  before: { vi: 'Cần bước này trước:', en: 'Needs this step first:' },
  answer: { vi: 'Câu trả lời', en: 'Answer' },
  noAnswer: { vi: 'không có câu trả lời', en: 'no answer' },
  refused: {
    vi: 'Sản phẩm từ chối. error_code và error_msg nói lý do. Có thể gọi lại bước này.',
    en: 'The product refused. error_code and error_msg say why. The step can be made again.',
  },
  qr: { vi: 'Mã VietQR của lần thanh toán này', en: 'The VietQR code of this payment' },
  byHand: { vi: 'Chuyển khoản theo cách khác ở ngân hàng', en: 'Pay in another way at the bank' },
  console: { vi: 'Trang vận hành', en: 'The console' },
  club: { vi: 'Hệ thống của sân', en: 'The club’s system' },
  events: { vi: 'Sự kiện ngân hàng đã nhận', en: 'The events that the bank got' },
} as const satisfies Record<string, Word>

/** Said while staff or the club have to confirm. */
export const waits: Word = {
  vi: 'Nhân viên hoặc sân phải xác nhận trước. Hãy xác nhận ở trang vận hành rồi gọi lại bước này.',
  en: 'Staff or the club must confirm first. Confirm it in the console, then make this step again.',
}
const payable: Word = {
  vi: 'Đã xác nhận và đặt với sân: có thể thanh toán.',
  en: 'Confirmed and placed: it can be paid.',
}
const ended: Word = {
  vi: 'Lượt đặt đã kết thúc. Hãy bắt đầu lại.',
  en: 'The booking has ended. Start again.',
}
const paid: Word = { vi: 'Đã thanh toán.', en: 'It is paid.' }

/** What a state of the booking means for the tour. */
export const stateWords: Record<BookingState, Word> = {
  draft: waits,
  requested: waits,
  confirmed: waits,
  placed: payable,
  paid,
  played: paid,
  cancellation_requested: ended,
  partly_refunded: ended,
  refunded: ended,
  cancelled: ended,
  withdrawn: ended,
  rejected: ended,
  expired: ended,
}
