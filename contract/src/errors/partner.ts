import type { ErrorEntries } from './entry.ts'

/** Ways in through a partner, and from us into a partner's services. */
export const partnerErrors = {
  'partner.notYours': {
    code: 1901,
    text: {
      vi: 'Dịch vụ này chỉ dành cho khách hàng vào từ ứng dụng của {name}.',
      en: 'This service is only for customers who come from the {name} app.',
      kr: '{name} 앱으로 들어온 고객만 이용할 수 있는 서비스입니다.',
      jp: 'このサービスは{name}のアプリからお越しのお客様専用です。',
    },
  },
  'partner.notSetUp': {
    code: 1902,
    text: {
      vi: 'Dịch vụ của đối tác hiện chưa dùng được. Vui lòng thử lại sau.',
      en: "The partner's service is not available right now. Please try again later.",
      kr: '현재 제휴사 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.',
      jp: '現在、提携先のサービスをご利用いただけません。しばらくしてからもう一度お試しください。',
    },
  },
  'partner.noInsurance': {
    code: 1903,
    text: {
      vi: 'Gói bảo hiểm không áp dụng khi đặt từ ứng dụng của {name}.',
      en: 'Insurance packages are not offered when booking from the {name} app.',
      kr: '{name} 앱에서 예약할 때는 보험 플랜을 선택할 수 없습니다.',
      jp: '{name}のアプリからの予約では保険プランをお選びいただけません。',
    },
  },
  'partner.codeTaken': {
    code: 1904,
    text: {
      vi: 'Mã, số ngân hàng, nguồn hoặc merchant này đã thuộc về đối tác khác.',
      en: 'This code, bank number, source or merchant already belongs to another partner.',
      kr: '이미 다른 제휴사가 사용 중인 코드, 은행 번호, 유입 경로 또는 가맹점입니다.',
      jp: 'このコード、銀行番号、流入元または加盟店は別の提携先で使われています。',
    },
  },
  'partner.keyUnreadable': {
    code: 1905,
    text: {
      vi: 'Không đọc được khóa. Khóa mã hóa cần 32 byte ở dạng hex hoặc base64; khóa kiểm tra chữ ký cần dạng PEM.',
      en: 'The key could not be read. A cipher key needs 32 bytes as hex or base64; a verification key needs PEM.',
      kr: '키를 읽을 수 없습니다. 암호화 키는 hex 또는 base64 형식의 32바이트, 서명 검증 키는 PEM 형식이어야 합니다.',
      jp: '鍵を読み取れません。暗号鍵は32バイトのhexまたはbase64、署名検証鍵はPEM形式で入力してください。',
    },
  },
} as const satisfies ErrorEntries
