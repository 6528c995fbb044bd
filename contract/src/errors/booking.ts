import type { ErrorEntries } from './entry.ts'

/** Courses, tee times, offers and what can happen to a booking before and after it is paid. */
export const bookingErrors = {
  'course.notFound': {
    code: 404,
    text: {
      vi: 'Không tìm thấy sân golf. Vui lòng thử lại với sân khác.',
      en: "We couldn't find the course. Please try again with a different course.",
      kr: '골프장을 찾을 수 없습니다. 다른 골프장으로 다시 검색해 주세요.',
      jp: 'ゴルフ場が見つかりません。別のゴルフ場でもう一度お試しください。',
    },
  },
  'price.unavailable': {
    code: 1601,
    text: {
      vi: 'Không thể lấy giá. Vui lòng thử lại.',
      en: 'We could not get the price. Please try again.',
      kr: '요금을 불러오지 못했습니다. 다시 시도해 주세요.',
      jp: '料金を取得できませんでした。もう一度お試しください。',
    },
  },
  /** Nothing free in reach, a time already passed, or a day outside the tee sheet. */
  'booking.noTeeTime': {
    code: 1602,
    text: {
      vi: 'Ngày này không còn tee time. Vui lòng chọn ngày khác.',
      en: 'No tee time available for this date. Please choose another date.',
      kr: '해당 날짜에 예약 가능한 티타임이 없습니다. 다른 날짜를 선택해 주세요.',
      jp: 'この日に予約できるスタート時間がありません。別の日をお選びください。',
    },
  },
  'booking.incomplete': {
    code: 1603,
    text: {
      vi: 'Vui lòng điền đầy đủ thông tin',
      en: 'please fill in all information',
      kr: '모든 정보를 입력해 주세요',
      jp: 'すべての項目を入力してください',
    },
  },
  'booking.termsNotAgreed': {
    code: 1604,
    text: {
      vi: 'Vui lòng đồng ý với điều khoản và điều kiện.',
      en: 'Please agree to the terms and conditions.',
      kr: '이용약관에 동의해 주세요.',
      jp: '利用規約に同意してください。',
    },
  },
  'booking.tooManyPlayers': {
    code: 1605,
    text: {
      vi: 'Mỗi lượt đặt chỗ có tối đa {max} người chơi.',
      en: 'A booking has at most {max} players.',
      kr: '한 번에 최대 {max}명까지 예약할 수 있습니다.',
      jp: '1回の予約は最大{max}名までです。',
    },
  },
  'booking.guestName': {
    code: 1606,
    text: {
      vi: 'Vui lòng nhập tên của khách ngoài hệ thống.',
      en: 'Please enter the name of each guest.',
      kr: '비가입 동반자의 이름을 입력해 주세요.',
      jp: '会員以外の同伴者の名前を入力してください。',
    },
  },
  'booking.duplicateMember': {
    code: 1607,
    text: {
      vi: 'Mỗi thành viên chỉ được thêm một lần.',
      en: 'A member can be added only once.',
      kr: '같은 회원은 한 번만 추가할 수 있습니다.',
      jp: '同じ会員は一度しか追加できません。',
    },
  },
  'booking.unknownPackage': {
    code: 1608,
    text: {
      vi: 'Gói bảo hiểm này không còn bán. Vui lòng chọn gói khác.',
      en: 'This insurance package is no longer sold. Please choose another one.',
      kr: '판매가 종료된 보험 플랜입니다. 다른 플랜을 선택해 주세요.',
      jp: 'この保険プランは販売を終了しました。別のプランをお選びください。',
    },
  },
  /** A part cannot be given up while the bill is half paid: the money would fit neither the old nor the new amount. */
  'booking.moneyArrived': {
    code: 1617,
    text: {
      vi: 'Đã nhận một phần tiền của phiếu này. Vui lòng chuyển đủ số tiền còn lại rồi mới hủy một phần.',
      en: 'A part of the money for this bill has arrived. Please send the rest before you cancel a part.',
      kr: '이 예약의 결제 금액 일부가 이미 입금되었습니다. 나머지를 입금하신 후 일부 취소할 수 있습니다.',
      jp: 'この明細の金額の一部が入金済みです。残額のお支払い後に一部キャンセルできます。',
    },
  },
  /** Packages of a player add up to more than a certificate ever pays. */
  'booking.tooMuchCover': {
    code: 1616,
    text: {
      vi: 'Tổng quyền lợi bảo hiểm của mỗi người chơi không vượt quá {amount}. Vui lòng bỏ bớt gói.',
      en: 'The cover of each player must not exceed {amount}. Please remove a package.',
      kr: '플레이어 1인당 총 보장 금액은 {amount}을 초과할 수 없습니다. 플랜을 줄여 주세요.',
      jp: 'プレーヤー1名あたりの補償額の合計は{amount}までです。プランを減らしてください。',
    },
  },
  'offer.over': {
    code: 1609,
    text: {
      vi: 'Ưu đãi này đã kết thúc.',
      en: 'This offer has ended.',
      kr: '종료된 특가입니다.',
      jp: 'このお得なスタート枠は終了しました。',
    },
  },
  'offer.notStarted': {
    code: 1610,
    text: {
      vi: 'Ưu đãi này chưa bắt đầu.',
      en: 'This offer has not started yet.',
      kr: '아직 시작되지 않은 특가입니다.',
      jp: 'このお得なスタート枠はまだ始まっていません。',
    },
  },
  'offer.soldOut': {
    code: 1611,
    text: {
      vi: 'Ưu đãi này đã hết chỗ.',
      en: 'This offer is sold out.',
      kr: '이 특가는 마감되었습니다.',
      jp: 'このお得なスタート枠は空きがなくなりました。',
    },
  },
  'booking.notFound': {
    code: 404,
    text: {
      vi: 'Không tìm thấy lượt đặt chỗ.',
      en: 'We could not find this booking.',
      kr: '예약을 찾을 수 없습니다.',
      jp: '予約が見つかりません。',
    },
  },
  /** Somebody else changed the booking first, or the step does not follow from where it is. */
  'booking.wrongState': {
    code: 409,
    text: {
      vi: 'Lượt đặt chỗ đã chuyển sang trạng thái khác. Vui lòng tải lại trang.',
      en: 'This booking has changed in the meantime. Please reload the page.',
      kr: '예약 상태가 변경되었습니다. 페이지를 새로고침해 주세요.',
      jp: '予約の状態が変わりました。ページを読み込み直してください。',
    },
  },
  'booking.cannotCancel': {
    code: 1612,
    text: {
      vi: 'Lượt đặt chỗ này không thể hủy được nữa.',
      en: 'This booking can no longer be cancelled.',
      kr: '더 이상 취소할 수 없는 예약입니다.',
      jp: 'この予約はもうキャンセルできません。',
    },
  },
  /** The quote shown before a paid booking is cancelled changed; it is shown again before anything happens. */
  'booking.cancelQuoteChanged': {
    code: 1613,
    text: {
      vi: 'Số tiền được hoàn đã thay đổi thành {amount}. Vui lòng xem lại trước khi hủy.',
      en: 'The refund has changed to {amount}. Please check it before you cancel.',
      kr: '환불 금액이 변경되었습니다: {amount}. 취소 전에 다시 확인해 주세요.',
      jp: '返金額が{amount}に変わりました。キャンセルの前にもう一度ご確認ください。',
    },
  },
  'booking.tooManyOpen': {
    code: 1614,
    text: {
      vi: 'Bạn đang có {max} yêu cầu chờ xác nhận. Vui lòng đợi nhân viên trả lời.',
      en: 'You have {max} requests waiting for confirmation. Please wait for our answer.',
      kr: '확정 대기 중인 요청이 {max}건 있습니다. 담당자의 답변을 기다려 주세요.',
      jp: '確定待ちのリクエストが{max}件あります。スタッフの返答をお待ちください。',
    },
  },
  'booking.priceChanged': {
    code: 1615,
    text: {
      vi: 'Giá đã thay đổi thành {amount}. Vui lòng xem lại trước khi đặt.',
      en: 'The price has changed to {amount}. Please check it before you book.',
      kr: '요금이 변경되었습니다: {amount}. 예약 전에 다시 확인해 주세요.',
      jp: '料金が{amount}に変わりました。予約の前にもう一度ご確認ください。',
    },
  },
  /** The club closed the tee time between the draft and its code. */
  'booking.teeTimeClosed': {
    code: 1618,
    text: {
      vi: 'Sân vừa đóng tee time {time}. Vui lòng chọn giờ khác.',
      en: 'The club has just closed the tee time {time}. Please choose another time.',
      kr: '골프장 사정으로 {time} 티타임 예약이 중단되었습니다. 다른 시간을 선택해 주세요.',
      jp: 'ゴルフ場の都合により、{time}のスタート枠は受付を終了しました。別の時間をお選びください。',
    },
  },
  /** A request that held nothing is accepted too late: others have its places. */
  'booking.placesGone': {
    code: 1619,
    text: {
      vi: 'Tee time {time} không còn đủ chỗ cho yêu cầu này. Hãy từ chối và mời khách chọn giờ khác.',
      en: 'The tee time {time} has not enough places left for this request. Reject it and ask the golfer to choose another time.',
      kr: '{time} 티타임에 이 요청을 위한 자리가 부족합니다. 요청을 거절하고 고객에게 다른 시간을 안내해 주세요.',
      jp: '{time}のスタート枠には、このリクエストに必要な空きがありません。お断りし、お客様に別の時間をご案内ください。',
    },
  },
} as const satisfies ErrorEntries
