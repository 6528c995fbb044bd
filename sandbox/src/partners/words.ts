import type { Word } from '../pages/language.ts'

export const words = {
  title: { vi: 'Ứng dụng ngân hàng', en: 'Bank apps' },
  lead: {
    vi: 'Đăng nhập như khách hàng của ngân hàng rồi mở TeeViet trong ứng dụng.',
    en: 'Sign in as a bank’s customer, then open TeeViet inside the bank’s app.',
  },
  open: { vi: 'Mở ứng dụng', en: 'Open the app' },
  demo: { vi: 'bản demo', en: 'demo' },
  customer: { vi: 'Khách hàng (hư cấu)', en: 'Customer (made up)' },
  signIn: { vi: 'Đăng nhập', en: 'Sign in' },
  signOut: { vi: 'Đăng xuất', en: 'Sign out' },
  hello: { vi: 'Xin chào', en: 'Hello' },
  services: { vi: 'Dịch vụ', en: 'Services' },
  golf: { vi: 'Đặt sân golf', en: 'Book golf' },
  backToApp: { vi: 'Về ứng dụng', en: 'Back to the app' },
  how: { vi: 'Chuyển khách sang thế nào', en: 'How the customer is handed over' },
  latestToken: { vi: 'Lần chuyển gần nhất', en: 'The latest SSO token' },
  messages: { vi: 'Tin TeeViet gửi cho ứng dụng', en: 'What TeeViet told the app' },
  noMessages: { vi: 'Chưa có tin nào.', en: 'Nothing yet.' },
  events: { vi: 'Sự kiện đã nhận', en: 'Events received' },
  noEvents: { vi: 'Chưa có sự kiện nào.', en: 'No events yet.' },
  failed: { vi: 'Không tạo được. Hãy thử lại.', en: 'Could not be made. Try again.' },
  landed: { vi: 'Những gì TeeViet chuyển sang', en: 'What TeeViet handed over' },
  nothing: { vi: 'Không có gì được chuyển sang.', en: 'Nothing was handed over.' },
  sealed: { vi: 'Trong gói mã hóa', en: 'Inside the encrypted part' },
  unreadable: { vi: 'Không giải mã được bằng khóa của ngân hàng.', en: 'The bank’s key does not open it.' },
} as const satisfies Record<string, Word>
