import type { ErrorEntries } from './entry.ts'

/** Money that goes back. */
export const refundErrors = {
  'refund.notFound': {
    code: 404,
    text: {
      vi: 'Không tìm thấy khoản hoàn tiền.',
      en: 'We could not find this refund.',
      kr: '환불 내역을 찾을 수 없습니다.',
      jp: '返金が見つかりません。',
    },
  },
  /** Somebody else was first, or the step does not follow from where the refund is. */
  'refund.wrongState': {
    code: 409,
    text: {
      vi: 'Khoản hoàn tiền này đã chuyển sang trạng thái khác. Vui lòng tải lại trang.',
      en: 'This refund has changed in the meantime. Please reload the page.',
      kr: '환불 상태가 변경되었습니다. 페이지를 새로고침해 주세요.',
      jp: '返金の状態が変わりました。ページを読み込み直してください。',
    },
  },
  'refund.teeTimeBegun': {
    code: 1723,
    text: {
      vi: 'Đã đến giờ chơi nên lượt đặt này không còn được hủy để nhận hoàn tiền.',
      en: 'The tee time has come. Cancelling no longer brings a refund.',
      kr: '티오프 시간이 되어 더 이상 취소 환불을 받으실 수 없습니다.',
      jp: 'スタート時刻になったため、キャンセルによる返金はできません。',
    },
  },
  'refund.wholeFirst': {
    code: 1826,
    text: {
      vi: 'Người chơi đã yêu cầu hủy cả lượt đặt. Vui lòng quyết định yêu cầu đó trước.',
      en: 'The golfer has since asked to cancel the whole booking. Please decide that request first.',
      kr: '고객이 전체 예약 취소를 요청했습니다. 해당 요청을 먼저 처리해 주세요.',
      jp: 'お客様が予約全体のキャンセルを申請しています。先にその申請を処理してください。',
    },
  },
  'refund.bankMissing': {
    code: 1951,
    text: {
      vi: 'Vui lòng chọn ngân hàng, nhập số tài khoản và tên chủ tài khoản.',
      en: 'Please choose the bank and enter the account number and the account name.',
      kr: '은행을 선택하고 계좌번호와 예금주를 입력해 주세요.',
      jp: '銀行を選び、口座番号と口座名義を入力してください。',
    },
  },
  'refund.targetUnavailable': {
    code: 1952,
    text: {
      vi: 'Không thể hoàn tiền theo cách này. Vui lòng chọn cách khác.',
      en: 'The refund cannot go this way. Please choose another one.',
      kr: '이 방법으로는 환불할 수 없습니다. 다른 방법을 선택해 주세요.',
      jp: 'この方法では返金できません。別の方法をお選びください。',
    },
  },
  /** The bank showed another holder than the golfer named. */
  'refund.payeeDiffers': {
    code: 1953,
    text: {
      vi: 'Tên người nhận ngân hàng hiển thị không khớp với {name}. Không chuyển tiền; hãy gọi cho người chơi.',
      en: 'The name the bank shows is not {name}. Do not transfer; call the golfer.',
      kr: '은행에 표시된 예금주가 {name} 명의와 다릅니다. 이체하지 말고 고객에게 전화해 주세요.',
      jp: '銀行に表示された名義が{name}と一致しません。振り込まずに、お客様へ電話してください。',
    },
  },
  'refund.referenceMissing': {
    code: 1954,
    text: {
      vi: 'Vui lòng nhập mã giao dịch của ngân hàng.',
      en: "Please enter the bank's reference.",
      kr: '은행 거래번호를 입력해 주세요.',
      jp: '銀行の取引番号を入力してください。',
    },
  },
  'refund.referenceUsed': {
    code: 409,
    text: {
      vi: 'Mã giao dịch này đã dùng cho một khoản hoàn tiền khác.',
      en: "This bank's reference belongs to another refund.",
      kr: '다른 환불에 이미 사용된 거래번호입니다.',
      jp: 'この取引番号は別の返金で使われています。',
    },
  },
} as const satisfies ErrorEntries
