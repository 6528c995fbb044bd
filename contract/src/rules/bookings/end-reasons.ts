import type { Language } from '../languages.ts'

type Reason = {
  /** On whose side the reason lies. */
  readonly by: 'club' | 'operator' | 'golfer' | 'system'
  readonly text: Readonly<Record<Language, string>>
}

/** Every reason for the end of a booking that is written in four languages. Codes are stored and never change. */
const reasons = {
  weather: {
    by: 'club',
    text: { vi: 'Thời tiết xấu', en: 'Bad weather', kr: '기상 악화', jp: '悪天候' },
  },
  course_closed: {
    by: 'club',
    text: { vi: 'Sân đóng cửa', en: 'Course closed', kr: '골프장 휴장', jp: 'コースクローズ' },
  },
  maintenance: {
    by: 'club',
    text: { vi: 'Sân bảo dưỡng', en: 'Course maintenance', kr: '코스 정비', jp: 'コースメンテナンス' },
  },
  tournament: {
    by: 'club',
    text: { vi: 'Sân có giải đấu', en: 'Tournament', kr: '대회 개최', jp: '競技会開催' },
  },
  tee_time_taken: {
    by: 'club',
    text: {
      vi: 'Tee time đã kín',
      en: 'Tee time taken',
      kr: '티타임 마감',
      jp: 'スタート時間が満枠',
    },
  },
  price_error: {
    by: 'operator',
    text: { vi: 'Giá hiển thị bị sai', en: 'Wrong price shown', kr: '요금 표시 오류', jp: '料金の表示誤り' },
  },
  club_no_answer: {
    by: 'operator',
    text: {
      vi: 'Sân không trả lời',
      en: 'No answer from the club',
      kr: '골프장 미응답',
      jp: 'ゴルフ場から回答なし',
    },
  },
  unreachable: {
    by: 'operator',
    text: {
      vi: 'Không liên lạc được người đặt',
      en: 'The booker could not be reached',
      kr: '예약자 연락 불가',
      jp: '予約者と連絡不可',
    },
  },
  golfer_asked: {
    by: 'golfer',
    text: {
      vi: 'Người đặt yêu cầu hủy',
      en: 'The booker asked to cancel',
      kr: '예약자 취소 요청',
      jp: '予約者からのキャンセル依頼',
    },
  },
  not_paid: {
    by: 'system',
    text: { vi: 'Quá hạn thanh toán', en: 'Not paid in time', kr: '결제 기한 경과', jp: 'お支払い期限超過' },
  },
  no_code: {
    by: 'system',
    text: {
      vi: 'Không nhập mã OTP',
      en: 'OTP code not entered',
      kr: '인증번호 미입력',
      jp: '認証コード未入力',
    },
  },
} as const satisfies Readonly<Record<string, Reason>>

export type EndReason = keyof typeof reasons

/** The reasons staff choose from when the club, or the operator, cannot take a booking. */
export const staffEndReasons = [
  'weather',
  'course_closed',
  'maintenance',
  'tournament',
  'tee_time_taken',
  'price_error',
  'club_no_answer',
  'unreachable',
] as const satisfies readonly EndReason[]
export type StaffEndReason = (typeof staffEndReasons)[number]

/** Every reason, those that only the product itself gives included. */
export const endReasons = Object.keys(reasons) as readonly EndReason[]

/** Who ended a booking: its golfer, the club, the operator, or the clock. */
export const endedBy = ['golfer', 'club', 'operator', 'system'] as const
export type EndedBy = (typeof endedBy)[number]

/** A reason in a language: a label, without a full stop. */
export function endReasonText(reason: EndReason, lang: Language): string {
  return reasons[reason].text[lang]
}

/**
 * Who ended a booking. Staff end it for the club unless the reason lies with the operator, or with the golfer who asked
 * them to.
 */
export function whoEnded(actor: 'member' | 'staff' | 'system', reason: EndReason | null): EndedBy {
  if (actor !== 'staff') return actor === 'member' ? 'golfer' : 'system'
  return reason === null ? 'club' : reasons[reason].by
}
