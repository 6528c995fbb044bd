/** Who ended a booking, as its golfer reads it on the bill. */
export const endingSentences = {
  notAccepted: {
    vi: 'Sân không nhận lượt đặt này.',
    en: 'The club could not accept this booking.',
    kr: '골프장 사정으로 예약이 확정되지 않았습니다.',
    jp: 'ゴルフ場がこの予約を受け付けられませんでした。',
  },
  byClub: {
    vi: 'Sân đã hủy lượt đặt này.',
    en: 'The club cancelled this booking.',
    kr: '골프장 사정으로 예약이 취소되었습니다.',
    jp: 'ゴルフ場の都合によりキャンセルとなりました。',
  },
  byOperator: {
    vi: 'TeeViet đã hủy lượt đặt này.',
    en: 'TeeViet cancelled this booking.',
    kr: 'TeeViet에서 예약을 취소했습니다.',
    jp: 'TeeVietがこの予約をキャンセルしました。',
  },
  byGolfer: {
    vi: 'Bạn đã hủy lượt đặt này.',
    en: 'You cancelled this booking.',
    kr: '고객님이 예약을 취소했습니다.',
    jp: 'お客様がこの予約をキャンセルしました。',
  },
  forGolfer: {
    vi: 'TeeViet đã hủy lượt đặt này theo yêu cầu của bạn.',
    en: 'TeeViet cancelled this booking at your request.',
    kr: '고객님 요청으로 TeeViet에서 예약을 취소했습니다.',
    jp: 'お客様のご依頼によりTeeVietがキャンセルしました。',
  },
  notPaid: {
    vi: 'Hệ thống tự hủy vì đã hết hạn thanh toán, chỗ đã được mở lại.',
    en: 'Cancelled automatically: the time to pay ran out and your places were released.',
    kr: '결제 기한이 지나 자동으로 취소되었습니다.',
    jp: 'お支払い期限を過ぎたため自動的に取り消されました。',
  },
  noCode: {
    vi: 'Hệ thống tự hủy vì chưa nhập mã OTP.',
    en: 'Cancelled automatically: the OTP code was not entered.',
    kr: '인증번호가 입력되지 않아 자동으로 취소되었습니다.',
    jp: '認証コードが入力されなかったため自動的に取り消されました。',
  },
} as const

/** What happens to the money of a booking that has ended. Without money there is nothing to say. */
export const moneySentences = {
  refunded: {
    vi: 'Bạn được hoàn tiền, không mất phí hủy.',
    en: 'You get your money back without a cancellation charge.',
    kr: '위약금 없이 환불됩니다.',
    jp: 'キャンセル料なしで返金されます。',
  },
  partlyRefunded: {
    vi: 'Bạn được hoàn tiền sau khi trừ phí hủy.',
    en: 'You get your money back less the cancellation charge.',
    kr: '위약금을 제외하고 환불됩니다.',
    jp: 'キャンセル料を除いた金額が返金されます。',
  },
  tooLate: {
    vi: 'Đã quá hạn hoàn tiền nên không có tiền hoàn lại.',
    en: 'The refund deadline had passed, so nothing is refunded.',
    kr: '환불 가능 기한이 지나 환불 금액이 없습니다.',
    jp: '返金可能期限を過ぎているため返金はありません。',
  },
  shortWaits: {
    vi: 'Đã nhận {amount}, chưa đủ. Nếu phần còn thiếu không được gửi trước hạn, bạn được hoàn đủ {amount} và chọn nơi nhận từ {time}.',
    en: '{amount} arrived, which is not all. Unless the rest was sent before the deadline, you get all of the {amount} back and choose where from {time}.',
    kr: '{amount}이 입금되었으나 부족합니다. 부족한 금액을 기한 내에 보내지 않으셨다면 {amount} 전액이 환불되며 {time}부터 환불받을 곳을 선택할 수 있습니다.',
    jp: '{amount}のご入金がありましたが不足しています。不足分を期限内に送金されていない場合、{amount}は全額返金します。{time}から受け取り方法をお選びいただけます。',
  },
  shortGoesBack: {
    vi: 'Bạn được hoàn đủ {amount} đã chuyển; chúng tôi nhắn SMS để bạn chọn nơi nhận.',
    en: 'You get all of the {amount} you sent back; an SMS tells you where to choose how.',
    kr: '입금하신 {amount} 전액을 환불해 드립니다. 환불받을 곳은 문자로 안내해 드립니다.',
    jp: 'ご入金の{amount}は全額返金します。受け取り方法はSMSでご案内します。',
  },
  checked: {
    vi: 'Nhân viên đang kiểm tra {amount} đã nhận và sẽ báo bạn.',
    en: 'We are checking the {amount} received and will tell you.',
    kr: '입금된 {amount}은 확인 후 안내해 드립니다.',
    jp: 'ご入金の{amount}は確認のうえご連絡します。',
  },
} as const
