import type { ErrorEntries } from './entry.ts'

/** The golfer's own data, players to add, and what a golfer writes about a course. */
export const accountErrors = {
  'information.invalid': {
    code: 1301,
    text: {
      vi: 'Thông tin không hợp lệ!',
      en: 'The information is not valid!',
      kr: '유효하지 않은 정보입니다.',
      jp: '情報が正しくありません。',
    },
  },
  'profile.fullname': {
    code: 1302,
    text: {
      vi: 'Họ và tên có tối đa {max} ký tự.',
      en: 'A full name has at most {max} characters.',
      kr: '이름은 최대 {max}자까지 입력할 수 있습니다.',
      jp: '氏名は{max}文字以内で入力してください。',
    },
  },
  'profile.email': {
    code: 1303,
    text: {
      vi: 'Email không đúng định dạng.',
      en: 'The email format is not valid.',
      kr: '이메일 형식이 올바르지 않습니다.',
      jp: 'メールアドレスの形式が正しくありません。',
    },
  },
  'profile.birthday': {
    code: 1304,
    text: {
      vi: 'Ngày sinh không hợp lệ. Vui lòng nhập theo dạng dd-MM-yyyy.',
      en: 'The date of birth is not valid. Please enter it as dd-MM-yyyy.',
      kr: '생년월일이 올바르지 않습니다. dd-MM-yyyy 형식으로 입력해 주세요.',
      jp: '生年月日が正しくありません。dd-MM-yyyyの形式で入力してください。',
    },
  },
  'profile.address': {
    code: 1305,
    text: {
      vi: 'Địa chỉ có tối đa {max} ký tự.',
      en: 'An address has at most {max} characters.',
      kr: '주소는 최대 {max}자까지 입력할 수 있습니다.',
      jp: '住所は{max}文字以内で入力してください。',
    },
  },
  'account.closed': {
    code: 1306,
    text: {
      vi: 'Tài khoản này đang bị khóa. Vui lòng liên hệ hotline.',
      en: 'This account is locked. Please call our hotline.',
      kr: '이용이 제한된 계정입니다. 고객센터로 문의해 주세요.',
      jp: 'このアカウントは現在ご利用いただけません。お電話窓口までお問い合わせください。',
    },
  },
  'account.openBookings': {
    code: 1307,
    text: {
      vi: 'Bạn còn {n} đơn đặt chưa kết thúc. Vui lòng chơi xong hoặc hủy các đơn này trước khi xóa tài khoản.',
      en: 'You still have open bookings ({n}). Please play or cancel them before you delete your account.',
      kr: '아직 끝나지 않은 예약이 {n}건 있습니다. 라운드를 마치거나 취소한 뒤 탈퇴해 주세요.',
      jp: '終了していない予約が{n}件あります。プレー後、またはキャンセル後に退会してください。',
    },
  },
  'account.paymentOpen': {
    code: 1209,
    text: {
      vi: 'Một giao dịch thẻ của lượt đặt {code} chưa kết thúc. Hãy hoàn tất hoặc đợi hết hạn trên phiếu thanh toán rồi xóa tài khoản.',
      en: 'A card payment of booking {code} has not ended. Finish it on the bill, or wait until it expires, before you delete your account.',
      kr: '예약 {code}의 카드 결제가 아직 끝나지 않았습니다. 결제 내역에서 완료하시거나 만료된 뒤 탈퇴해 주세요.',
      jp: '予約{code}のカード決済が完了していません。お支払い明細で完了するか、期限が切れてから退会してください。',
    },
  },
  'account.transferOpen': {
    code: 1210,
    text: {
      vi: 'Tiền bạn chuyển cho lượt đặt {code} đang được xử lý. Khi tiền chờ hoàn, hãy chọn nơi nhận trên phiếu thanh toán rồi xóa tài khoản.',
      en: 'The money you sent for booking {code} is being handled. Choose on the bill where it goes back to, then delete your account.',
      kr: '예약 {code}에 보내신 금액을 처리하고 있습니다. 결제 내역에서 환불받으실 곳을 선택하신 뒤 탈퇴해 주세요.',
      jp: '予約{code}のご入金を処理しています。お支払い明細で返金先を選んでから退会してください。',
    },
  },
  'account.refundOpen': {
    code: 1211,
    text: {
      vi: 'Tiền hoàn của lượt đặt {code} chưa về đến bạn. Hãy chọn nơi nhận trên phiếu thanh toán và đợi tiền về rồi xóa tài khoản.',
      en: 'The refund of booking {code} has not reached you. Choose on the bill where it goes, and delete your account once it has arrived.',
      kr: '예약 {code}의 환불이 아직 완료되지 않았습니다. 결제 내역에서 환불받으실 곳을 선택하고 환불이 완료된 뒤 탈퇴해 주세요.',
      jp: '予約{code}の返金が完了していません。お支払い明細で返金先を選び、返金を受け取ってから退会してください。',
    },
  },
  'account.hasPoints': {
    code: 1308,
    text: {
      vi: 'Ví của bạn còn {points} điểm. Vui lòng dùng hết hoặc gọi hotline để được hoàn lại trước khi xóa tài khoản.',
      en: 'You still have {points} points. Please use them, or call our hotline to have them paid out, before you delete your account.',
      kr: '지갑에 {points}P가 남아 있습니다. 모두 사용하시거나 고객센터로 환급을 요청하신 뒤 탈퇴해 주세요.',
      jp: 'ウォレットに{points}ポイントが残っています。使い切るか、お電話窓口で払い戻しをご依頼のうえ、退会してください。',
    },
  },
  'account.moneyDue': {
    code: 1309,
    text: {
      vi: 'Bạn còn {amount} đang chờ hoàn lại. Vui lòng nhận tiền trước khi xóa tài khoản.',
      en: '{amount} is still to be returned to you. Please receive it before you delete your account.',
      kr: '환불받으실 금액 {amount}이 남아 있습니다. 환불을 받으신 뒤 탈퇴해 주세요.',
      jp: '返金予定の{amount}があります。返金を受け取ってから退会してください。',
    },
  },
  'player.unknownVid': {
    code: 1401,
    text: {
      vi: 'Không tìm thấy người chơi có vID này, vui lòng thử lại!',
      en: 'Player with this vID not found, please try again!',
      kr: '해당 vID의 회원을 찾을 수 없습니다. 다시 확인해 주세요.',
      jp: 'このvIDの会員が見つかりません。もう一度お試しください。',
    },
  },
  'player.notFound': {
    code: 1402,
    text: {
      vi: 'Không tìm thấy người chơi',
      en: 'player not found',
      kr: '플레이어를 찾을 수 없습니다',
      jp: 'プレーヤーが見つかりません',
    },
  },
  'player.hasOtherPhone': {
    code: 1403,
    text: {
      vi: 'Thành viên này đã có số điện thoại khác.',
      en: 'This member already has another phone number.',
      kr: '이미 다른 휴대폰 번호가 등록된 회원입니다.',
      jp: 'この会員には別の電話番号が登録されています。',
    },
  },
  'review.empty': {
    code: 1501,
    text: {
      vi: 'Vui lòng viết bình luận.',
      en: 'Please write a comment.',
      kr: '후기 내용을 입력해 주세요.',
      jp: '口コミを入力してください。',
    },
  },
  'review.rating': {
    code: 1502,
    text: {
      vi: 'Vui lòng chọn từ 1 đến 5 sao.',
      en: 'Please choose from 1 to 5 stars.',
      kr: '별점은 1점부터 5점까지 선택해 주세요.',
      jp: '評価は1から5の星で選んでください。',
    },
  },
  'review.notPlayed': {
    code: 1630,
    text: {
      vi: 'Bạn có thể viết đánh giá sau khi chơi vòng golf tại sân này.',
      en: 'You can write a review once you have played a round here.',
      kr: '이 골프장에서 라운드를 마치신 후 후기를 작성하실 수 있습니다.',
      jp: '口コミは、このゴルフ場でラウンドされた後に投稿いただけます。',
    },
  },
  'review.roundsReviewed': {
    code: 1631,
    text: {
      vi: 'Bạn đã đánh giá các vòng golf đã chơi tại sân này. Mời bạn đánh giá tiếp sau vòng golf sau.',
      en: 'You have reviewed every round you played here. You can write another review after your next round.',
      kr: '이 골프장에서 마치신 라운드의 후기를 모두 작성하셨습니다. 다음 라운드 후에 다시 작성하실 수 있습니다.',
      jp: 'このゴルフ場でのラウンドの口コミはすべて投稿済みです。次回のラウンド後に、また投稿いただけます。',
    },
  },
  'account.locked': {
    code: 1503,
    text: {
      vi: 'Tài khoản này đang bị khóa. Vui lòng gọi hotline để được hỗ trợ.',
      en: 'This account is locked. Please call the hotline.',
      kr: '이용이 제한된 계정입니다. 고객센터로 문의해 주세요.',
      jp: 'このアカウントは現在ご利用いただけません。お電話窓口までお問い合わせください。',
    },
  },
} as const satisfies ErrorEntries
