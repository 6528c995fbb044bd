import type { Word } from '../pages/language.ts'

/** How the bank's app may go about handing a customer over; all but the first must be refused. */
export const variants = ['right', 'stale', 'replayed', 'tampered', 'wrong_key', 'foreign', 'garbage'] as const
export type Variant = (typeof variants)[number]

export const variantWords: Record<Variant, readonly [Word, Word]> = {
  right: [
    { vi: 'Đúng', en: 'Right' },
    { vi: 'Vừa tạo, đúng khóa, dùng lần đầu', en: 'Made just now, right key, first use' },
  ],
  stale: [
    { vi: 'Quá hạn', en: 'Stale' },
    { vi: 'Tạo 10 phút trước', en: 'Made ten minutes ago' },
  ],
  replayed: [
    { vi: 'Dùng lại', en: 'Replayed' },
    { vi: 'Đã dùng một lần rồi', en: 'Used once already' },
  ],
  tampered: [
    { vi: 'Bị sửa', en: 'Tampered with' },
    { vi: 'Một byte bị đổi trên đường', en: 'One byte changed on the way' },
  ],
  wrong_key: [
    { vi: 'Sai khóa', en: 'Wrong key' },
    { vi: 'Mã hóa bằng khóa không ai biết', en: 'Encrypted with a key nobody has' },
  ],
  foreign: [
    { vi: 'Của ngân hàng khác', en: 'Another bank’s' },
    { vi: 'Khóa của ngân hàng này, tên ngân hàng kia', en: 'This bank’s key under another bank’s name' },
  ],
  garbage: [
    { vi: 'Vô nghĩa', en: 'Garbage' },
    { vi: 'Không giải mã được', en: 'Cannot be decrypted at all' },
  ],
}
