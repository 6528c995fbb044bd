import type { ErrorEntries } from './entry.ts'

/** Captcha, phone and one-time code. Booking dialogs have a wording of their own for wrong and expired codes. */
export const signInErrors = {
  'captcha.wrong': {
    code: 1,
    text: {
      vi: 'Mã Captcha không chính xác',
      en: 'The captcha code is incorrect',
      kr: '보안문자가 올바르지 않습니다',
      jp: '画像の文字が正しくありません',
    },
  },
  'captcha.empty': {
    code: 1001,
    text: {
      vi: 'Vui lòng nhập mã captcha',
      en: 'Please enter the captcha code',
      kr: '보안문자를 입력해 주세요',
      jp: '画像の文字を入力してください',
    },
  },
  'captcha.expired': {
    code: 1002,
    text: {
      vi: 'Mã đã hết hạn',
      en: 'Code has expired',
      kr: '보안문자가 만료되었습니다',
      jp: '画像の有効期限が切れました',
    },
  },
  'phone.empty': {
    code: 1101,
    text: {
      vi: 'Vui lòng nhập số điện thoại.',
      en: 'Please enter your phone number.',
      kr: '휴대폰 번호를 입력해 주세요.',
      jp: '携帯電話番号を入力してください。',
    },
  },
  'phone.format': {
    code: 1102,
    text: {
      vi: 'Số điện thoại không đúng định dạng.',
      en: 'The phone number format is not valid.',
      kr: '휴대폰 번호 형식이 올바르지 않습니다.',
      jp: '電話番号の形式が正しくありません。',
    },
  },
  'phone.registered': {
    code: 1103,
    text: {
      vi: 'Số điện thoại này đã có tài khoản, vui lòng đăng nhập!',
      en: 'Customer has registered account with this phone number, Please login!',
      kr: '이미 가입된 휴대폰 번호입니다. 로그인해 주세요.',
      jp: 'この電話番号はすでに登録されています。ログインしてください。',
    },
  },
  'phone.unregistered': {
    code: 1104,
    text: {
      vi: 'Số điện thoại này chưa có tài khoản.',
      en: 'There is no account with this phone number yet.',
      kr: '가입되지 않은 휴대폰 번호입니다.',
      jp: 'この電話番号は登録されていません。',
    },
  },
  'otp.wrong': {
    code: 1201,
    text: {
      vi: 'Mã OTP không chính xác',
      en: 'The OTP code is incorrect',
      kr: '인증번호가 올바르지 않습니다',
      jp: '認証コードが正しくありません',
    },
  },
  'otp.expired': {
    code: 1202,
    text: {
      vi: 'OTP đã hết hạn, Vui lòng Click gửi lại để gửi lại mã.',
      en: 'The OTP has expired. Please press Resend to get a new code.',
      kr: '인증번호가 만료되었습니다. ‘다시 받기’를 눌러 새 인증번호를 받아 주세요.',
      jp: '認証コードの有効期限が切れました。「再送信」を押して新しいコードを受け取ってください。',
    },
  },
  'otp.wrongOnLoginPage': {
    code: 1203,
    text: {
      vi: 'Mã OTP không chính xác. Vui lòng thử lại!',
      en: 'The OTP code is incorrect. Please try again!',
      kr: '인증번호가 올바르지 않습니다. 다시 시도해 주세요.',
      jp: '認証コードが正しくありません。もう一度お試しください。',
    },
  },
  'otp.wrongForBooking': {
    code: 1204,
    text: {
      vi: 'Mã không chính xác, vui lòng thử lại.',
      en: 'Incorrect code, please try again.',
      kr: '인증번호가 올바르지 않습니다. 다시 시도해 주세요.',
      jp: '認証コードが正しくありません。もう一度お試しください。',
    },
  },
  'otp.expiredForBooking': {
    code: 1205,
    text: {
      vi: 'Mã đã hết hạn',
      en: 'Code has expired',
      kr: '인증번호가 만료되었습니다',
      jp: '認証コードの有効期限が切れました',
    },
  },
  'otp.tooSoon': {
    code: 1206,
    text: {
      vi: 'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau {n} giây.',
      en: 'You have just requested an OTP code, please try again in {n} seconds.',
      kr: '방금 인증번호를 요청하셨습니다. {n}초 후에 다시 시도해 주세요.',
      jp: '認証コードは送信済みです。{n}秒後にもう一度お試しください。',
    },
  },
  'otp.tooManyToday': {
    code: 1207,
    text: {
      vi: 'Số điện thoại này đã nhận đủ {max} mã OTP trong ngày. Vui lòng thử lại vào ngày mai.',
      en: 'This phone number has received {max} OTP codes today. Please try again tomorrow.',
      kr: '이 번호는 오늘 인증번호를 {max}회 받았습니다. 내일 다시 시도해 주세요.',
      jp: 'この電話番号への認証コードは本日{max}回送信済みです。明日もう一度お試しください。',
    },
  },
  'otp.tooManyFromHere': {
    code: 1213,
    text: {
      vi: 'Bạn đã lấy {max} mã OTP cho số điện thoại này trong hôm nay mà chưa dùng. Vui lòng thử lại vào ngày mai, hoặc đăng nhập trên thiết bị bạn từng dùng.',
      en: 'You have requested {max} OTP codes for this phone number today without using them. Please try again tomorrow, or sign in on a device you have used before.',
      kr: '오늘 이 번호로 사용하지 않은 인증번호를 {max}회 요청하셨습니다. 내일 다시 시도하거나 이전에 사용한 기기에서 로그인해 주세요.',
      jp: '本日、この電話番号で未使用の認証コードが{max}回発行されています。明日もう一度お試しいただくか、以前ご利用の端末でログインしてください。',
    },
  },
  'otp.notSent': {
    code: 1208,
    text: {
      vi: 'Chưa gửi được mã OTP. Vui lòng thử lại sau ít phút.',
      en: 'We could not send the OTP code. Please try again in a few minutes.',
      kr: '인증번호를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.',
      jp: '認証コードを送信できませんでした。しばらくしてからもう一度お試しください。',
    },
  },
} as const satisfies ErrorEntries
