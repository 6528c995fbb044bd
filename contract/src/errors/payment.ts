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
      vi: 'Lượt đặt chỗ này chưa thể thanh toán. Nhân viên sẽ xác nhận trong vòng 1 giờ.',
      en: 'This booking cannot be paid yet. Our staff will confirm it within 1 hour.',
      kr: '아직 결제할 수 없는 예약입니다. 담당자가 1시간 이내에 확정합니다.',
      jp: 'この予約はまだお支払いいただけません。1時間以内にスタッフが確定します。',
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
      vi: 'Số tiền nạp tối thiểu là 150.000đ.',
      en: 'The minimum top-up amount is 150.000đ.',
      kr: '최소 충전 금액: 150.000đ.',
      jp: '最低チャージ金額： 150.000đ.',
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
