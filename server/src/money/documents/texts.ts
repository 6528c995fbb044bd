import type { Language } from '@teeviet/contract/rules/languages'

type Words = Readonly<Record<Language, string>>

/** Everything a receipt or credit note says besides its figures; page and PDF take their words from here. */
export const words = {
  receipt: { vi: 'Biên nhận thanh toán', en: 'Receipt', kr: '영수증', jp: '領収書' },
  topUp: { vi: 'Biên nhận nạp điểm', en: 'Top-up receipt', kr: '포인트 충전 영수증', jp: 'チャージ領収書' },
  creditNote: { vi: 'Phiếu hoàn tiền', en: 'Credit note', kr: '환불 확인서', jp: '返金明細書' },
  number: { vi: 'Số', en: 'Number', kr: '문서번호', jp: '番号' },
  issued: { vi: 'Ngày lập', en: 'Issued', kr: '발행일시', jp: '発行日時' },
  refersTo: { vi: 'Cho biên nhận', en: 'For receipt', kr: '원 영수증', jp: '元の領収書' },
  payer: { vi: 'Người thanh toán', en: 'Paid by', kr: '결제자', jp: '支払者' },
  payee: { vi: 'Người nhận', en: 'Paid to', kr: '수령인', jp: '受取人' },
  bill: { vi: 'Phiếu thanh toán', en: 'Bill', kr: '결제 내역', jp: 'お支払い明細' },
  course: { vi: 'Sân golf', en: 'Course', kr: '골프장', jp: 'ゴルフ場' },
  playTime: { vi: 'Giờ chơi', en: 'Play time', kr: '라운드 일시', jp: 'プレー日時' },
  round: { vi: 'Vòng golf', en: 'Round', kr: '라운드', jp: 'ラウンド' },
  roundOf: {
    vi: '{holes} hố, {players} người chơi',
    en: '{holes} holes, {players} players',
    kr: '{holes}홀, {players}명',
    jp: '{holes}ホール、{players}名',
  },
  roundOfOne: {
    vi: '{holes} hố, 1 người chơi',
    en: '{holes} holes, 1 player',
    kr: '{holes}홀, 1명',
    jp: '{holes}ホール、1名',
  },
  method: { vi: 'Phương thức', en: 'Payment method', kr: '결제 수단', jp: 'お支払い方法' },
  returnedTo: { vi: 'Hoàn về', en: 'Returned to', kr: '환불 수단', jp: '返金方法' },
  wallet: { vi: 'Ví golf', en: 'Golf wallet', kr: '골프 지갑', jp: 'ゴルフウォレット' },
  account: {
    vi: 'Tài khoản ngân hàng {bank}',
    en: '{bank} account',
    kr: '{bank} 계좌',
    jp: '{bank}の口座',
  },
  paidAt: { vi: 'Thanh toán lúc', en: 'Paid at', kr: '결제일시', jp: 'お支払い日時' },
  returnedAt: { vi: 'Hoàn lúc', en: 'Returned at', kr: '환불일시', jp: '返金日時' },
  reference: { vi: 'Mã giao dịch', en: 'Transaction', kr: '거래번호', jp: '取引番号' },
  refund: { vi: 'Mã hoàn tiền', en: 'Refund', kr: '환불번호', jp: '返金番号' },
  proof: { vi: 'Mã của ngân hàng', en: 'Bank reference', kr: '은행 거래번호', jp: '銀行取引番号' },
  penaltyKept: {
    vi: 'Phí hủy đã giữ lại',
    en: 'Cancellation charge kept',
    kr: '공제된 위약금',
    jp: '差引キャンセル料',
  },
  feeKept: {
    vi: 'Phí giao dịch không hoàn lại',
    en: 'Transaction fee, not refunded',
    kr: '환불되지 않는 거래 수수료',
    jp: '返金対象外の決済手数料',
  },
  booking: {
    vi: 'Phí sân, phí caddie và ½ xe điện',
    en: 'Green fee, caddie fee, half a buggy',
    kr: '그린피·캐디피·카트 1/2대',
    jp: 'グリーンフィー・キャディフィー・カート（2名で1台）',
  },
  premium: { vi: 'Bảo hiểm HIO', en: 'Hole-in-one cover', kr: '홀인원 보장', jp: 'ホールインワン補償' },
  fee: { vi: 'Phí giao dịch', en: 'Transaction fee', kr: '거래 수수료', jp: '決済手数料' },
  points: {
    vi: 'Nạp điểm ví golf',
    en: 'Golf wallet top-up',
    kr: '골프 지갑 충전',
    jp: 'ゴルフウォレットへのチャージ',
  },
  returned: {
    vi: 'Tiền đã nhận nhưng không dùng cho phiếu nào',
    en: 'Money received that paid nothing',
    kr: '결제에 사용되지 않은 입금액',
    jp: 'お支払いに充当されなかった入金',
  },
  paidTotal: { vi: 'Tổng đã thanh toán', en: 'Total paid', kr: '결제 합계', jp: 'お支払い合計' },
  returnedTotal: { vi: 'Tổng đã hoàn', en: 'Total returned', kr: '환불 합계', jp: '返金合計' },
  receiptNote: {
    vi: 'Đây là biên nhận thanh toán, không phải hóa đơn VAT.',
    en: 'This is a receipt, not a VAT invoice.',
    kr: '본 문서는 영수증이며 베트남 VAT 인보이스가 아닙니다.',
    jp: 'これは領収書であり、ベトナムVAT請求書ではありません。',
  },
  creditNoteNote: {
    vi: 'Đây là phiếu hoàn tiền, không phải hóa đơn VAT điều chỉnh.',
    en: 'This is a credit note for a receipt, not a VAT invoice.',
    kr: '본 문서는 환불 확인서이며 베트남 VAT 인보이스가 아닙니다.',
    jp: 'これは返金明細書であり、ベトナムVAT請求書ではありません。',
  },
} as const satisfies Record<string, Words>

/** A word in a language, its slots filled. */
export function word(
  name: keyof typeof words,
  lang: Language,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  return words[name][lang].replace(/\{(\w+)\}/g, (slot, key: string) => String(slots[key] ?? slot))
}
