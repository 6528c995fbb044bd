import type { Word } from '../pages/language.ts'
import type { CheckoutState, GatewayName } from './checkout.ts'
import type { Forgery, NoticeMode } from './order.ts'
import type { Operation, Trouble } from './trouble.ts'

export const words = {
  title: { vi: 'Cổng thanh toán', en: 'Gateways' },
  lead: {
    vi: 'Các trang thẻ của Alepay, ePay và bốn ngân hàng. Số tiền do TeeViet yêu cầu.',
    en: 'The card pages of Alepay, ePay and four banks. TeeViet has asked for the amounts.',
  },
  payments: { vi: 'Giao dịch', en: 'Payments' },
  none: { vi: 'Chưa có giao dịch nào.', en: 'No payments yet.' },
  trouble: { vi: 'Làm hỏng câu trả lời', en: 'Make an answer go wrong' },
  gateway: { vi: 'Cổng', en: 'Gateway' },
  operation: { vi: 'Khi TeeViet hỏi về', en: 'When TeeViet asks for' },
  kind: { vi: 'Điều xảy ra', en: 'What happens' },
  times: { vi: 'Số lần (0: hết hỏng)', en: 'How often (0 ends it)' },
  set: { vi: 'Đặt', en: 'Set' },
  pay: { vi: 'Thanh toán', en: 'Pay' },
  outcome: { vi: 'Kết quả', en: 'What becomes of it' },
  telling: { vi: 'Cách báo cho TeeViet', en: 'How TeeViet hears of it' },
  go: { vi: 'Tiếp tục', en: 'Continue' },
  leave: { vi: 'Bỏ dở, quay lại TeeViet', en: 'Leave it open and go back to TeeViet' },
  back: { vi: 'Quay lại TeeViet', en: 'Back to TeeViet' },
  secure: { vi: 'Xác thực 3-D Secure', en: '3-D Secure' },
  secureHow: {
    vi: 'Mã thử là 123456. Sai ba lần thì thẻ bị từ chối.',
    en: 'The test code is 123456. After three wrong ones the card is declined.',
  },
  code: { vi: 'Mã từ ngân hàng của bạn', en: 'Code from your bank' },
  wrongCode: { vi: 'Mã không đúng.', en: 'That code is wrong.' },
  again: { vi: 'Báo lại / báo muộn', en: 'Tell again, or later' },
  forge: { vi: 'Giả mạo', en: 'Forge' },
  open: { vi: 'Mở trang', en: 'Open its page' },
  notices: { vi: 'Lần báo', en: 'Notifications' },
  refunds: { vi: 'Hoàn tiền', en: 'Refunds' },
} as const satisfies Record<string, Word>

export const gatewayNames: Record<GatewayName, string> = {
  alepay: 'Alepay',
  epay: 'ePay',
  stb: 'Sacombank',
  nab: 'Nam A Bank',
  vietin: 'VietinBank',
  bidv: 'BIDV',
}

export const stateWords: Record<CheckoutState, Word> = {
  open: { vi: 'Chưa trả', en: 'Not paid' },
  review: { vi: 'Đang xét duyệt', en: 'Under review' },
  paid: { vi: 'Đã trả', en: 'Paid' },
  declined: { vi: 'Bị từ chối', en: 'Declined' },
  cancelled: { vi: 'Khách hủy', en: 'Cancelled' },
}

/** A customer's choices on the page; the 3-D Secure step has a page of its own. */
export const outcomeWords = {
  paid: { vi: 'Thành công', en: 'Success' },
  paid_3ds: { vi: 'Thành công sau bước 3-D Secure', en: 'Success after a 3-D Secure step' },
  declined: { vi: 'Thẻ bị từ chối', en: 'Declined' },
  cancelled: { vi: 'Khách hủy', en: 'Cancelled by the buyer' },
  review: { vi: 'Chờ ngân hàng xét duyệt', en: 'Waits for the bank’s review' },
} as const satisfies Record<string, Word>

export const noticeModeWords: Record<NoticeMode, Word> = {
  once: { vi: 'Báo ngay', en: 'At once' },
  late: { vi: 'Báo sau 20 giây', en: 'After 20 seconds' },
  never: { vi: 'Không báo', en: 'Never' },
  repeated: { vi: 'Báo năm lần', en: 'Five times' },
  reordered: { vi: 'Tin cũ đến sau tin mới', en: 'An older one after the newer one' },
}

export const forgeryWords: Record<Forgery, Word> = {
  wrong_key: { vi: 'Sai khóa', en: 'Wrong key' },
  altered_amount: { vi: 'Sửa số tiền', en: 'Altered amount' },
  other_order: { vi: 'Đơn không có', en: 'An order that is not there' },
  unreadable: { vi: 'Không đọc được', en: 'Unreadable' },
}

export const operationWords: Record<Operation, Word> = {
  start: { vi: 'thanh toán mới', en: 'a new payment' },
  inquire: { vi: 'kết quả', en: 'a result' },
  installments: { vi: 'kỳ hạn trả góp', en: 'instalment plans' },
  refund: { vi: 'hoàn tiền', en: 'a refund' },
  inquire_refund: { vi: 'kết quả hoàn tiền', en: 'a refund’s result' },
}

export const troubleWords: Record<Trouble, Word> = {
  timeout: { vi: 'Không trả lời', en: 'No answer' },
  half_open: { vi: 'Trả lời dở dang, không ngắt', en: 'Half an answer, the line stays open' },
  lost_answer: { vi: 'Làm xong nhưng mất câu trả lời', en: 'Done, but the answer is lost' },
  error: { vi: 'Lỗi máy chủ', en: 'Server error' },
  refuse: { vi: 'Từ chối', en: 'Refused' },
}
