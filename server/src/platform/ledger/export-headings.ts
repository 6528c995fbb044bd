import type { Language } from '@teeviet/contract/rules/languages'

type Headings = {
  /** Over the entries: number and kind of the transfer, what caused it, the bill, the account and its two sides. */
  readonly entries: readonly [string, string, string, string, string, string, string, string, string]
  /** Over the accounts' balances. */
  readonly sums: readonly [string, string, string, string]
}

/**
 * What stands over the columns of a month's books, as accountants of each language say it. The columns and their order
 * are the same in all; kinds and accounts stand in them by the ledger's own names, in every language alike.
 */
export const exportHeadings: Readonly<Record<Language, Headings>> = {
  vi: {
    entries: [
      ...(['Bút toán', 'Ngày ghi sổ', 'Ngày phát sinh', 'Loại'] as const),
      ...(['Chứng từ gốc', 'Mã phiếu', 'Tài khoản', 'Nợ (đ)', 'Có (đ)'] as const),
    ],
    sums: ['Tài khoản', 'Số dư đầu kỳ (đ)', 'Phát sinh trong kỳ (đ)', 'Số dư cuối kỳ (đ)'],
  },
  en: {
    entries: [
      ...(['Transfer', 'Booked', 'Happened', 'Kind'] as const),
      ...(['Cause', 'Bill', 'Account', 'Debit (VND)', 'Credit (VND)'] as const),
    ],
    sums: ['Account', 'Opening (VND)', 'Movement (VND)', 'Closing (VND)'],
  },
  kr: {
    entries: [
      ...(['전표 번호', '기장 일시', '발생 일시', '유형'] as const),
      ...(['근거', '예약 코드', '계정', '차변(VND)', '대변(VND)'] as const),
    ],
    sums: ['계정', '기초 잔액(VND)', '기중 변동(VND)', '기말 잔액(VND)'],
  },
  jp: {
    entries: [
      ...(['仕訳番号', '記帳日時', '発生日時', '種類'] as const),
      ...(['根拠', '予約コード', '勘定', '借方（VND）', '貸方（VND）'] as const),
    ],
    sums: ['勘定', '期首残高（VND）', '期中増減（VND）', '期末残高（VND）'],
  },
}
