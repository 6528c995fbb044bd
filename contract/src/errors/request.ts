import type { ErrorEntries } from './entry.ts'

/** What is wrong with a request as such, whatever it asks for. */
export const requestErrors = {
  'request.invalid': {
    code: 400,
    text: {
      vi: 'Thông tin gửi lên chưa hợp lệ: {fields}.',
      en: 'Some information is not valid: {fields}.',
      kr: '올바르지 않은 정보가 있습니다: {fields}',
      jp: '正しくない項目があります：{fields}',
    },
  },
  'login.required': {
    code: 401,
    text: {
      vi: 'Vui lòng đăng nhập để tiếp tục.',
      en: 'Please log in to continue.',
      kr: '계속하려면 로그인해 주세요.',
      jp: '続けるにはログインしてください。',
    },
  },
  'request.forbidden': {
    code: 403,
    text: {
      vi: 'Bạn không có quyền thực hiện thao tác này.',
      en: 'You are not allowed to do this.',
      kr: '이 작업을 할 권한이 없습니다.',
      jp: 'この操作を行う権限がありません。',
    },
  },
  'request.notFound': {
    code: 404,
    text: {
      vi: 'Không tìm thấy nội dung bạn cần.',
      en: 'We could not find what you asked for.',
      kr: '요청하신 내용을 찾을 수 없습니다.',
      jp: 'お探しの内容が見つかりません。',
    },
  },
  'request.method': {
    code: 405,
    text: {
      vi: 'Cách gọi này không được hỗ trợ.',
      en: 'This method is not supported here.',
      kr: '지원하지 않는 요청 방식입니다.',
      jp: 'このリクエスト方法には対応していません。',
    },
  },
  'idempotency.otherBody': {
    code: 409,
    text: {
      vi: 'Yêu cầu này đã được gửi trước đó với nội dung khác. Vui lòng gửi lại từ đầu.',
      en: 'This request was already sent with other content. Please start it again.',
      kr: '같은 요청이 다른 내용으로 이미 접수되었습니다. 처음부터 다시 시도해 주세요.',
      jp: '同じリクエストが別の内容ですでに送信されています。最初からやり直してください。',
    },
  },
  'idempotency.inProgress': {
    code: 409,
    text: {
      vi: 'Yêu cầu này đang được xử lý. Vui lòng đợi một chút.',
      en: 'This request is still being processed. Please wait a moment.',
      kr: '요청을 처리하고 있습니다. 잠시만 기다려 주세요.',
      jp: 'このリクエストは処理中です。少々お待ちください。',
    },
  },
  'request.tooLarge': {
    code: 413,
    text: {
      vi: 'Nội dung gửi lên quá lớn.',
      en: 'What you sent is too large.',
      kr: '보낸 내용의 용량이 너무 큽니다.',
      jp: '送信された内容が大きすぎます。',
    },
  },
  'request.wrongType': {
    code: 415,
    text: {
      vi: 'Định dạng nội dung gửi lên không được hỗ trợ.',
      en: 'This type of content is not supported.',
      kr: '지원하지 않는 형식입니다.',
      jp: 'この形式には対応していません。',
    },
  },
  'request.tooMany': {
    code: 429,
    text: {
      vi: 'Bạn thao tác quá nhanh. Vui lòng thử lại sau {n} giây.',
      en: 'Too many requests. Please try again in {n} seconds.',
      kr: '요청이 너무 많습니다. {n}초 후에 다시 시도해 주세요.',
      jp: 'リクエストが多すぎます。{n}秒後にもう一度お試しください。',
    },
  },
  'session.ended': {
    code: 498,
    text: {
      vi: 'Phiên đăng nhập của bạn đã kết thúc. Vui lòng đăng nhập lại.',
      en: 'Your login session has ended. Please log in again.',
      kr: '로그인이 만료되었습니다. 다시 로그인해 주세요.',
      jp: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    },
  },
  'server.fault': {
    code: 500,
    text: {
      vi: 'Đã có lỗi xảy ra. Vui lòng thử lại. Mã lỗi: {ref}',
      en: 'Something went wrong. Please try again. Reference: {ref}',
      kr: '문제가 발생했습니다. 다시 시도해 주세요. 오류 번호: {ref}',
      jp: 'エラーが発生しました。もう一度お試しください。エラー番号：{ref}',
    },
  },
  'server.databaseAway': {
    code: 503,
    text: {
      vi: 'Hệ thống đang gián đoạn trong giây lát. Vui lòng thử lại sau {n} giây.',
      en: 'The service is interrupted for a moment. Please try again in {n} seconds.',
      kr: '서비스가 잠시 중단되었습니다. {n}초 후에 다시 시도해 주세요.',
      jp: 'サービスが一時的に中断しています。{n}秒後にもう一度お試しください。',
    },
  },
  'server.unavailable': {
    code: 503,
    text: {
      vi: 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.',
      en: 'The service is busy. Please try again in a few minutes.',
      kr: '서비스 이용이 원활하지 않습니다. 잠시 후 다시 시도해 주세요.',
      jp: 'ただいま混み合っています。しばらくしてからもう一度お試しください。',
    },
  },
} as const satisfies ErrorEntries
