import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'

type Label = Readonly<Record<Language, string>>

const awaitingStaff: Label = {
  vi: 'Chờ xác nhận',
  en: 'Waiting for confirmation',
  kr: '확정 대기',
  jp: '確定待ち',
}
const awaitingPayment: Label = {
  vi: 'Chờ thanh toán',
  en: 'Waiting for payment',
  kr: '결제 대기',
  jp: 'お支払い待ち',
}
const failed: Label = { vi: 'Không thành công', en: 'Failed', kr: '예약 실패', jp: '予約不成立' }
const cancelled: Label = { vi: 'Đã hủy', en: 'Cancelled', kr: '취소됨', jp: 'キャンセル済み' }
const confirmed: Label = { vi: 'Đã xác nhận', en: 'Confirmed', kr: '예약 확정', jp: '予約確定' }

/** What a golfer reads of a state: the labels of the two codes on the wire, and own ones for what follows a payment. */
const labels: Readonly<Record<BookingState, Label>> = {
  draft: awaitingStaff,
  requested: awaitingStaff,
  confirmed: awaitingPayment,
  placed: awaitingPayment,
  paid: { vi: 'Đã thanh toán', en: 'Paid', kr: '결제 완료', jp: 'お支払い済み' },
  played: { vi: 'Đã chơi', en: 'Played', kr: '라운드 완료', jp: 'プレー済み' },
  cancellation_requested: {
    vi: 'Đã yêu cầu hoàn tiền',
    en: 'Refund requested',
    kr: '환불 요청됨',
    jp: '返金申請中',
  },
  partly_refunded: {
    vi: 'Đã hoàn một phần',
    en: 'Partly refunded',
    kr: '일부 환불 완료',
    jp: '一部返金済み',
  },
  refunded: cancelled,
  cancelled,
  withdrawn: cancelled,
  rejected: failed,
  expired: failed,
}

/** A booking's status in words; one that costs nothing is confirmed rather than paid. */
export function statusText(state: BookingState, amount: number | null, lang: Language): string {
  return (state === 'paid' && amount === 0 ? confirmed : labels[state])[lang]
}
