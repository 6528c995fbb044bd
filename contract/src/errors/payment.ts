import type { ErrorEntries } from './entry.ts'

/** Paying a bill and topping up the wallet. */
export const paymentErrors = {
  'payment.methodNotAvailable': {
    code: 1701,
    text: {
      vi: 'Phương thức thanh toán này hiện không dùng được. Vui lòng chọn phương thức khác.',
      en: 'This payment method is not available. Please choose another one.',
      kr: '현재 사용할 수 없는 결제 수단입니다. 다른 결제 수단을 선택해 주세요.',
      jp: 'このお支払い方法は現在ご利用いただけません。別の方法をお選びください。',
    },
  },
  'payment.windowOver': {
    code: 1702,
    text: {
      vi: 'Đã hết hạn thanh toán, chỗ đã được mở lại. Vui lòng đặt lại.',
      en: 'The time to pay has passed and your places are released. Please book again.',
      kr: '결제 기한이 지나 예약이 취소되었습니다. 다시 예약해 주세요.',
      jp: 'お支払い期限を過ぎたため予約は取り消されました。もう一度予約してください。',
    },
  },
  'payment.notYet': {
    code: 1703,
    text: {
      vi: 'Lượt đặt chỗ này chưa thể thanh toán. Nhân viên sẽ xác nhận trong vòng {minutes} phút.',
      en: 'This booking cannot be paid yet. Our staff will confirm it within {minutes} minutes.',
      kr: '아직 결제할 수 없는 예약입니다. 담당자가 {minutes}분 이내에 확정합니다.',
      jp: 'この予約はまだお支払いいただけません。{minutes}分以内にスタッフが確定します。',
    },
  },
  'payment.alreadyPaid': {
    code: 1704,
    text: {
      vi: 'Phiếu thanh toán này đã được thanh toán.',
      en: 'This bill is already paid.',
      kr: '이미 결제가 완료된 내역입니다.',
      jp: 'この明細はすでにお支払い済みです。',
    },
  },
  'payment.paidAnotherWay': {
    code: 1721,
    text: {
      vi: 'Phiếu này đã được thanh toán bằng cách khác, bạn không cần trả thêm. Nếu thẻ vẫn bị trừ tiền, bạn được hoàn lại trong {days} ngày làm việc.',
      en: 'This bill was paid another way. You need not pay again; should your card still be charged, you get the money back within {days} working days.',
      kr: '다른 방법으로 이미 결제된 내역이므로 더 결제하실 필요가 없습니다. 카드가 결제된 경우 {days}영업일 이내에 환불해 드립니다.',
      jp: 'この明細は別の方法でお支払い済みです。追加のお支払いは不要です。カードに請求があった場合は{days}営業日以内に返金いたします。',
    },
  },
  'payment.teeTimePassed': {
    code: 1722,
    text: {
      vi: 'Giờ chơi của lượt đặt này đã đến hoặc đã qua, không thể lên đơn nữa.',
      en: 'The tee time of this booking has come or passed. It can no longer be ordered.',
      kr: '이 예약의 티오프 시간이 지나 더 이상 주문할 수 없습니다.',
      jp: 'この予約はスタート時刻を過ぎているため、手配できません。',
    },
  },
  'payment.ended': {
    code: 1717,
    text: {
      vi: 'Lượt đặt chỗ này đã kết thúc, không còn gì để thanh toán.',
      en: 'This booking has ended. There is nothing to pay.',
      kr: '종료된 예약입니다. 결제할 금액이 없습니다.',
      jp: 'この予約は終了しています。お支払いはありません。',
    },
  },
  'payment.notFound': {
    code: 404,
    text: {
      vi: 'Không tìm thấy giao dịch.',
      en: 'We could not find this transaction.',
      kr: '거래를 찾을 수 없습니다.',
      jp: '取引が見つかりません。',
    },
  },
  'payment.cardAge': {
    code: 1705,
    text: {
      vi: 'Chủ thẻ phải từ {age} tuổi. Vui lòng chọn phương thức khác.',
      en: 'Card payers must be at least {age}. Please choose another method.',
      kr: '카드 결제는 만 {age}세 이상만 이용할 수 있습니다. 다른 결제 수단을 선택해 주세요.',
      jp: 'カードでのお支払いは満{age}歳以上の方に限ります。別の方法をお選びください。',
    },
  },
  'payment.providerDown': {
    code: 1706,
    text: {
      vi: 'Trang thanh toán chưa phản hồi. Vui lòng thử lại hoặc chọn phương thức khác.',
      en: 'The payment page is not answering. Please try again or choose another method.',
      kr: '결제창이 응답하지 않습니다. 다시 시도하거나 다른 결제 수단을 선택해 주세요.',
      jp: '決済画面から応答がありません。もう一度試すか、別の方法をお選びください。',
    },
  },
  'payment.declined': {
    code: 1711,
    text: {
      vi: 'Thẻ hoặc tài khoản bị từ chối. Chưa có khoản tiền nào bị trừ. Vui lòng thử thẻ khác hoặc phương thức khác.',
      en: 'The card or account was declined and nothing was charged. Please try another card or another method.',
      kr: '카드 또는 계좌가 거절되어 결제되지 않았습니다. 다른 카드나 다른 결제 수단을 이용해 주세요.',
      jp: 'カードまたは口座が承認されず、請求は行われていません。別のカードまたは別の方法をお試しください。',
    },
  },
  'payment.cancelled': {
    code: 1712,
    text: {
      vi: 'Bạn đã hủy thanh toán. Chưa có khoản tiền nào bị trừ.',
      en: 'You cancelled the payment. Nothing was charged.',
      kr: '결제를 취소하셨습니다. 결제된 금액은 없습니다.',
      jp: 'お支払いをキャンセルしました。請求は行われていません。',
    },
  },
  'payment.expired': {
    code: 1713,
    text: {
      vi: 'Đã quá thời gian thanh toán của giao dịch này. Vui lòng tạo giao dịch mới.',
      en: 'The time for this payment has passed. Please start a new one.',
      kr: '이 결제의 유효 시간이 지났습니다. 다시 시도해 주세요.',
      jp: 'このお支払いの有効時間が過ぎました。もう一度やり直してください。',
    },
  },
  'payment.installmentRefused': {
    code: 1714,
    text: {
      vi: 'Ngân hàng không nhận trả góp cho giao dịch này. Vui lòng chọn kỳ hạn khác hoặc thanh toán một lần.',
      en: 'The bank does not take instalments for this payment. Please choose another plan or pay in full.',
      kr: '이 결제는 할부를 이용할 수 없습니다. 다른 할부 기간을 선택하거나 일시불로 결제해 주세요.',
      jp: 'このお支払いは分割払いをご利用いただけません。別の回数を選ぶか、一括でお支払いください。',
    },
  },
  'payment.goesBack': {
    code: 1715,
    text: {
      vi: 'Khoản tiền này không dùng được cho phiếu thanh toán. Bạn được hoàn lại trong {days} ngày làm việc.',
      en: 'This money could not be used for the bill. You will get it back within {days} working days.',
      kr: '이 금액은 결제에 사용되지 않았습니다. {days}영업일 이내에 환불해 드립니다.',
      jp: 'このお支払いは明細に充当できませんでした。{days}営業日以内に返金いたします。',
    },
  },
  'payment.chargebackAmount': {
    code: 1716,
    text: {
      vi: 'Số tiền bị đòi lại phải lớn hơn 0 và không vượt số tiền đã thu.',
      en: 'The amount charged back must be above zero and no more than was charged.',
      kr: '차지백 금액은 0보다 크고 결제된 금액을 넘을 수 없습니다.',
      jp: 'チャージバックの金額は0より大きく、請求額以下でなければなりません。',
    },
  },
  'wallet.notEnough': {
    code: 1707,
    text: {
      vi: 'Số dư ví không đủ để thanh toán',
      en: 'Wallet balance is not enough for payment',
      kr: '지갑 잔액이 부족합니다',
      jp: 'ウォレットの残高が不足しています',
    },
  },
  'topUp.empty': {
    code: 1708,
    text: {
      vi: 'Vui lòng nhập số tiền cần nạp.',
      en: 'Please enter the amount to top up.',
      kr: '충전할 금액을 입력해 주세요.',
      jp: 'チャージ金額を入力してください。',
    },
  },
  'topUp.minimum': {
    code: 1709,
    text: {
      vi: 'Số tiền nạp tối thiểu là {amount}.',
      en: 'The minimum top-up amount is {amount}.',
      kr: '최소 충전 금액: {amount}.',
      jp: '最低チャージ金額： {amount}.',
    },
  },
  'topUp.maximum': {
    code: 1710,
    text: {
      vi: 'Số tiền nạp tối đa là {amount}.',
      en: 'The maximum top-up amount is {amount}.',
      kr: '최대 충전 금액: {amount}',
      jp: '最高チャージ金額：{amount}',
    },
  },
} as const satisfies ErrorEntries
