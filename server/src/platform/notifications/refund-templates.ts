/** What we say about money that goes back; the manner is that of the other templates. */
export const refundTemplates = {
  refundAsked: {
    vi: 'TeeViet: Đã nhận yêu cầu hoàn {amount} cho {code}. Nhân viên xử lý trước {deadline}.',
    en: 'TeeViet: Refund request for {code} received, {amount}. Our staff will deal with it by {deadline}.',
    kr: '[TeeViet] {code} 환불 요청 접수: {amount}. {deadline}까지 처리해 드립니다.',
    jp: '【TeeViet】{code} の返金申請（{amount}）を受け付けました。{deadline}までに対応します。',
  },
  refundAgreed: {
    vi: 'TeeViet: Đã duyệt hoàn {amount} cho {code}. Tiền được hoàn trước {deadline}.',
    en: 'TeeViet: The refund of {amount} for {code} is approved. You have it by {deadline}.',
    kr: '[TeeViet] {code} 환불 승인: {amount}. {deadline}까지 환불됩니다.',
    jp: '【TeeViet】{code} の返金（{amount}）を承認しました。{deadline}までに返金します。',
  },
  refundChoose: {
    vi: 'TeeViet: Bạn được hoàn {amount} cho {code}. Chọn nơi nhận tiền: {link}',
    en: 'TeeViet: You get {amount} back for {code}. Choose where to receive it: {link}',
    kr: '[TeeViet] {code} 환불 금액 {amount}. 환불받을 곳 선택: {link}',
    jp: '【TeeViet】{code} の返金額は{amount}です。受け取り方法をお選びください：{link}',
  },
  refundToWallet: {
    vi: 'TeeViet: Đã hoàn {amount} cho {code} vào ví golf.',
    en: 'TeeViet: {amount} for {code} was refunded to your golf wallet.',
    kr: '[TeeViet] {code} {amount} 골프 지갑으로 환불되었습니다.',
    jp: '【TeeViet】{code} {amount}をゴルフウォレットに返金しました。',
  },
  refundSent: {
    vi: 'TeeViet: Đã hoàn {amount} cho {code}. Mã giao dịch: {proof}.',
    en: 'TeeViet: {amount} for {code} was refunded. Transaction code: {proof}.',
    kr: '[TeeViet] {code} {amount} 환불되었습니다. 거래번호: {proof}',
    jp: '【TeeViet】{code} {amount}を返金しました。取引番号：{proof}',
  },
  refundRefused: {
    vi: 'TeeViet: Yêu cầu hoàn tiền cho {code} không được duyệt, lượt đặt vẫn giữ nguyên. Lý do: {link}',
    en: 'TeeViet: The refund request for {code} was declined. Your booking stands. Reason: {link}',
    kr: '[TeeViet] {code} 환불 요청이 거절되었습니다. 예약은 유지됩니다. 사유: {link}',
    jp: '【TeeViet】{code} の返金申請は承認されませんでした。予約はそのまま有効です。理由：{link}',
  },
  cancelledWithoutRefund: {
    vi: 'TeeViet: Đã hủy {code}, {course} {when}. Đã quá hạn hoàn tiền nên không có tiền hoàn lại.',
    en: 'TeeViet: {code} is cancelled, {course} {when}. The refund deadline had passed, so nothing is refunded.',
    kr: '[TeeViet] {code} 취소: {course} {when}. 환불 가능 기한이 지나 환불 금액이 없습니다.',
    jp: '【TeeViet】{code} をキャンセルしました。{course} {when}。返金可能期限を過ぎているため返金はありません。',
  },
} as const
