import type { Word } from '../pages/language.ts'
import type { MangleStyle } from './mangle.ts'
import type { Transfer } from './transfer.ts'
import type { Variant } from './variants.ts'

export const words = {
  title: { vi: 'Ngân hàng', en: 'Bank' },
  pay: { vi: 'Chuyển tiền như khách hàng', en: 'Pay as a customer' },
  scan: { vi: 'Quét mã QR', en: 'Scan the QR code' },
  scanHow: {
    vi: 'Chọn ảnh, chụp, kéo thả hoặc dán (Ctrl+V) ảnh mã QR',
    en: 'Choose, photograph, drop or paste (Ctrl+V) a picture of the code',
  },
  pick: { vi: 'Chọn ảnh', en: 'Choose a picture' },
  reading: { vi: 'Đang đọc mã…', en: 'Reading the code…' },
  read: { vi: 'Đã đọc mã.', en: 'Code read.' },
  noCode: { vi: 'Không thấy mã QR trong ảnh.', en: 'No QR code found in the picture.' },
  notTransfer: {
    vi: 'Mã này không phải mã chuyển khoản VietQR.',
    en: 'This is not a VietQR transfer code.',
  },
  stranger: {
    vi: 'Tài khoản trong mã không phải của TeeViet.',
    en: 'The account in this code is not TeeViet’s.',
  },
  account: { vi: 'Số tài khoản nhận', en: 'To account' },
  amount: { vi: 'Số tiền (VND)', en: 'Amount (VND)' },
  content: { vi: 'Nội dung chuyển khoản', en: 'Transfer content' },
  how: { vi: 'Chuyển thế nào', en: 'How it goes' },
  style: { vi: 'Nội dung bị ngân hàng đổi', en: 'What the bank does to the text' },
  send: { vi: 'Chuyển tiền', en: 'Send the money' },
  sent: { vi: 'Đã chuyển', en: 'Sent' },
  none: { vi: 'Chưa có giao dịch nào.', en: 'No transfers yet.' },
  bankTime: { vi: 'Giờ ngân hàng', en: 'Bank’s time' },
  attempts: { vi: 'Số lần báo cho TeeViet', en: 'Times TeeViet was told' },
  resend: { vi: 'Báo lại lần nữa', en: 'Tell it again' },
} as const satisfies Record<string, Word>

/** Why the form came back. */
export const problemWords: Record<string, Word> = {
  unknown_account: {
    vi: 'Tài khoản này không phải của TeeViet: chỉ chuyển được vào tài khoản trong danh sách.',
    en: 'This account is not TeeViet’s: money can only go to an account in the list.',
  },
  invalid: {
    vi: 'Hãy nhập số tiền lớn hơn 0 và đủ các mục.',
    en: 'Enter an amount above zero and fill in every field.',
  },
}

/** The name and the effect of a way of paying. */
export const variantWords: Record<Variant, readonly [Word, Word]> = {
  right: [
    { vi: 'Đúng', en: 'Right' },
    { vi: 'Đúng số tiền, đúng nội dung, báo ngay', en: 'As the code says, told at once' },
  ],
  short: [
    { vi: 'Thiếu tiền', en: 'Too little' },
    { vi: 'Thiếu 10%', en: 'A tenth is missing' },
  ],
  large: [
    { vi: 'Thừa tiền', en: 'Too much' },
    { vi: 'Thừa 10%', en: 'A tenth more' },
  ],
  wrong_content: [
    { vi: 'Sai nội dung', en: 'Wrong content' },
    { vi: 'Không có mã thanh toán', en: 'Without the payment code' },
  ],
  reported_late: [
    { vi: 'Báo muộn', en: 'Told late' },
    { vi: 'Ngân hàng ghi 10 phút trước, giờ mới báo', en: 'Made ten minutes ago by the bank’s time' },
  ],
  sent_late: [
    { vi: 'Chuyển muộn', en: 'Paid late' },
    { vi: 'Ngân hàng ghi sau 35 phút nữa', en: 'Made 35 minutes from now by the bank’s time' },
  ],
  repeated: [
    { vi: 'Báo lặp lại', en: 'Told three times' },
    { vi: 'Cùng một giao dịch, báo ba lần', en: 'One transfer, three notifications' },
  ],
  mangled: [
    { vi: 'Nội dung bị đổi', en: 'Mangled text' },
    { vi: 'Như các ngân hàng vẫn làm', en: 'As banks do' },
  ],
}

export const styleWords: Record<MangleStyle, Word> = {
  upper: { vi: 'Viết hoa, thêm chữ', en: 'Upper case, words added' },
  wrapped: { vi: 'Thêm chữ trước và sau', en: 'Words before and after' },
  bare: { vi: 'Bỏ dấu và khoảng trắng', en: 'Signs and spaces dropped' },
  spaced: { vi: 'Chèn khoảng trắng', en: 'Spaces put in' },
  cut: { vi: 'Cắt còn 25 ký tự', en: 'Cut at 25 characters' },
}

export const deliveryWords: Record<Transfer['delivery'], Word> = {
  held: { vi: 'Chưa báo', en: 'Not told' },
  waiting: { vi: 'Đang báo', en: 'Being reported' },
  delivered: { vi: 'Đã báo', en: 'Told' },
  failed: { vi: 'Báo không được', en: 'Not taken' },
}
