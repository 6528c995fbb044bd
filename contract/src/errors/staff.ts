import type { ErrorEntries } from './entry.ts'

/** What the console answers to the operator's own people. */
export const staffErrors = {
  'staff.wrongPassword': {
    code: 1801,
    text: {
      vi: 'Email hoặc mật khẩu không đúng.',
      en: 'The email or the password is incorrect.',
      kr: '이메일 또는 비밀번호가 올바르지 않습니다.',
      jp: 'メールアドレスまたはパスワードが正しくありません。',
    },
  },
  'staff.noteMissing': {
    code: 1877,
    text: {
      vi: 'Vui lòng viết ghi chú.',
      en: 'Please write the note.',
      kr: '메모를 작성해 주세요.',
      jp: 'メモを入力してください。',
    },
  },
  'staff.reasonMissing': {
    code: 1802,
    text: {
      vi: 'Vui lòng ghi lý do.',
      en: 'Please give a reason.',
      kr: '사유를 입력해 주세요.',
      jp: '理由を入力してください。',
    },
  },
  'staff.teeTimeNeeded': {
    code: 1803,
    text: {
      vi: 'Yêu cầu này chưa có tee time. Vui lòng chọn tee time trước khi xác nhận.',
      en: 'This request has no tee time yet. Choose one before you confirm.',
      kr: '티타임이 정해지지 않은 요청입니다. 티타임을 먼저 선택해 주세요.',
      jp: 'このリクエストにはスタート時間がありません。先に選んでください。',
    },
  },
  'staff.priceNeeded': {
    code: 1804,
    text: {
      vi: 'Yêu cầu này chưa có giá. Vui lòng nhập giá trước khi xác nhận.',
      en: 'This request has no price yet. Enter one before you confirm.',
      kr: '요금이 정해지지 않은 요청입니다. 요금을 먼저 입력해 주세요.',
      jp: 'このリクエストには料金がありません。先に入力してください。',
    },
  },
  'staff.receiptSettled': {
    code: 409,
    text: {
      vi: 'Khoản tiền này đã được xử lý.',
      en: 'This money has already been dealt with.',
      kr: '이미 처리된 입금입니다.',
      jp: 'この入金はすでに処理されています。',
    },
  },
  'ledger.statement': {
    code: 1805,
    text: {
      vi: 'Không đọc được dòng {n} của sao kê. Mỗi dòng gồm mã tham chiếu và số tiền.',
      en: 'Line {n} of the statement cannot be read. Each line is a reference and an amount.',
      kr: '거래 내역의 {n}번째 줄을 읽을 수 없습니다. 한 줄에 거래번호와 금액을 입력해 주세요.',
      jp: '明細の{n}行目を読み取れません。1行に取引番号と金額を入力してください。',
    },
  },
  'ledger.moreThanOwed': {
    code: 1807,
    text: {
      vi: 'Số tiền lớn hơn số còn phải thanh toán.',
      en: 'This is more than is owed.',
      kr: '지급할 금액보다 큽니다.',
      jp: '未払いの金額を超えています。',
    },
  },
  'ledger.receiptDiffers': {
    code: 1808,
    text: {
      vi: 'Số tiền trừ phí không bằng khoản tiền đã nhận.',
      en: 'Amount less fee is not what was received.',
      kr: '수수료를 뺀 금액이 입금액과 다릅니다.',
      jp: '手数料を差し引いた金額が入金額と一致しません。',
    },
  },
  'ledger.lineKnown': {
    code: 1809,
    text: {
      vi: 'Khoản này ngân hàng đã báo và đã được ghi nhận.',
      en: 'The bank has told of this transfer and it was received.',
      kr: '이미 은행이 통지하여 입금 처리된 거래입니다.',
      jp: 'この振込は銀行から通知済みで、すでに入金処理されています。',
    },
  },
  'ledger.noStatement': {
    code: 1806,
    text: {
      vi: 'Không có sao kê tự động cho nguồn này. Vui lòng dán sao kê.',
      en: 'There is no statement to fetch for this source. Please paste it.',
      kr: '자동으로 가져올 거래 내역이 없습니다. 내역을 붙여 넣어 주세요.',
      jp: '自動で取得できる明細がありません。明細を貼り付けてください。',
    },
  },
} as const satisfies ErrorEntries
