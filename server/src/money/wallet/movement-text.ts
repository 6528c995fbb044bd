import type { Language } from '@teeviet/contract/rules/languages'
import type { TransferKind } from '#platform/ledger/post'

/** A movement of points as the ledger knows it; `isCredit` when points came in. */
export type Movement = {
  kind: TransferKind
  isCredit: boolean
  method: string | null
  billId: number | null
  billCode: string | null
}

type Label = Readonly<Record<Language, string>>

const labels = {
  byTransfer: {
    vi: 'Nạp điểm bằng chuyển khoản',
    en: 'Top-up by bank transfer',
    kr: '계좌이체 충전',
    jp: '銀行振込でチャージ',
  },
  byCard: { vi: 'Nạp điểm bằng thẻ', en: 'Top-up by card', kr: '카드 충전', jp: 'カードでチャージ' },
  payment: { vi: 'Thanh toán phiếu', en: 'Payment of bill', kr: '예약 결제', jp: '明細のお支払い' },
  refund: { vi: 'Hoàn tiền phiếu', en: 'Refund of bill', kr: '예약 환불', jp: '明細の返金' },
  returned: { vi: 'Hoàn tiền nạp', en: 'Top-up returned', kr: '충전금 환불', jp: 'チャージの返金' },
  disputed: {
    vi: 'Ngân hàng thẻ thu hồi khoản nạp',
    en: 'Top-up taken back by the card’s bank',
    kr: '카드사가 회수한 충전금',
    jp: 'カード会社によるチャージの取消',
  },
  credit: { vi: 'Cộng điểm', en: 'Points added', kr: '포인트 적립', jp: 'ポイント加算' },
  debit: { vi: 'Trừ điểm', en: 'Points used', kr: '포인트 사용', jp: 'ポイント利用' },
} as const satisfies Record<string, Label>

/** What a golfer reads of a movement, as HTML: what it was, with a link to its bill. */
export function movementText(movement: Movement, lang: Language): string {
  const label = labels[labelOf(movement)][lang]
  const { billId, billCode } = movement
  return billId === null || billCode === null
    ? label
    : `${label} <a href="/wap/detail-history-booked/${billId}">${billCode}</a>`
}

// Without a payment nobody chose a method: staff put the money there, or a demo did.
function labelOf({ kind, isCredit, method, billId }: Movement): keyof typeof labels {
  if (kind === 'top_up' && method !== null) return method === 'bank' ? 'byTransfer' : 'byCard'
  if (kind === 'payment' && !isCredit) return 'payment'
  if (kind === 'chargeback' && !isCredit) return 'disputed'
  if (kind === 'refund' && isCredit) return billId === null ? 'returned' : 'refund'
  return isCredit ? 'credit' : 'debit'
}
