import { complaintTemplates } from './complaint-templates.ts'
import { endingTemplates } from './ending-templates.ts'
import { refundTemplates } from './refund-templates.ts'

/**
 * What we say by text message: the sender first, what to act on early, one link at most, no greeting. A code stays
 * within one part, everything else within two, the end of a booking within three. `{when}` is the clock time and the date, the date alone while no time
 * is fixed.
 */
export const templates = {
  code: {
    vi: 'TeeViet: {code} là mã OTP của bạn. Không đưa mã này cho ai.',
    en: 'TeeViet: {code} is your OTP code. Do not share it with anyone.',
    kr: '[TeeViet] 인증번호 {code}. 다른 사람에게 알려 주지 마세요.',
    jp: '【TeeViet】認証コード {code}。他の人に教えないでください。',
  },
  deletionCode: {
    vi: 'TeeViet: {code} là mã xóa tài khoản. Không đưa mã này cho ai.',
    en: 'TeeViet: {code} is the code to delete your account. Do not share it with anyone.',
    kr: '[TeeViet] 회원 탈퇴 인증번호 {code}. 다른 사람에게 알려 주지 마세요.',
    jp: '【TeeViet】退会の認証コード {code}。他の人に教えないでください。',
  },
  requestReceived: {
    vi: 'TeeViet: Đã nhận yêu cầu {code}, {course} {when}. Nhân viên trả lời trước {deadline}.',
    en: 'TeeViet: Request {code} received, {course} {when}. Our staff will answer by {deadline}.',
    kr: '[TeeViet] 예약 요청 {code} 접수: {course} {when}. {deadline}까지 담당자가 확인해 드립니다.',
    jp: '【TeeViet】予約リクエスト {code} を受け付けました。{course} {when}。{deadline}までにスタッフがお知らせします。',
  },
  requestUnheld: {
    vi: 'TeeViet: Đã nhận yêu cầu {code}, {course} {when}. Chưa giữ chỗ cho đến khi nhân viên xác nhận.',
    en: 'TeeViet: We have your request {code}, {course} {when}. No places are held until our staff confirm it.',
    kr: '[TeeViet] {code} 요청 접수: {course} {when}. 담당자가 확정할 때까지 자리는 확보되지 않습니다.',
    jp: '【TeeViet】{code} を受け付けました。{course} {when}。スタッフが確定するまで枠は確保されません。',
  },
  overdueHeld: {
    vi: 'TeeViet: Xin lỗi, {course} {when} chưa được trả lời. Chỗ được giữ đến {deadline}; yêu cầu vẫn chờ xác nhận.',
    en: 'TeeViet: Sorry, {course} {when} is not answered yet. Your places are held until {deadline}; your request stays open.',
    kr: '[TeeViet] {course} {when} 답변이 늦어져 죄송합니다. 자리는 {deadline}까지 확보되며 요청은 계속 유효합니다.',
    jp: '【TeeViet】{course} {when} の回答が遅れ申し訳ありません。枠は{deadline}まで確保し、リクエストは有効です。',
  },
  overdue: {
    vi: 'TeeViet: Xin lỗi, {course} {when} chưa được trả lời. Yêu cầu vẫn chờ xác nhận, chưa giữ chỗ.',
    en: 'TeeViet: Sorry, {course} {when} is not answered yet. Your request stays open; no places are held.',
    kr: '[TeeViet] {course} {when} 답변이 늦어져 죄송합니다. 요청은 계속 유효하며 자리는 확보되지 않았습니다.',
    jp: '【TeeViet】{course} {when} の回答が遅れ申し訳ありません。リクエストは有効ですが、枠は未確保です。',
  },
  holdEnded: {
    vi: 'TeeViet: {course} {when} không còn giữ chỗ vì chưa có trả lời. Yêu cầu vẫn chờ xác nhận: {link}',
    en: 'TeeViet: Not answered in time: your places at {course} {when} are no longer held. Your request stays open: {link}',
    kr: '[TeeViet] 답변이 없어 {course} {when} 자리 확보가 종료되었습니다. 요청은 계속 유효합니다: {link}',
    jp: '【TeeViet】回答がないため {course} {when} の枠の確保を終了しました。リクエストは有効です：{link}',
  },
  payNow: {
    vi: 'TeeViet: {course} {when} đã xác nhận. Thanh toán {amount} trước {deadline}: {link}',
    en: 'TeeViet: {course} {when} is confirmed. Pay {amount} by {deadline}: {link}',
    kr: '[TeeViet] {course} {when} 예약 확정. {deadline}까지 {amount} 결제: {link}',
    jp: '【TeeViet】{course} {when} 予約確定。{deadline}までに{amount}をお支払いください：{link}',
  },
  paid: {
    vi: 'TeeViet: {code} đã thanh toán {amount}. {course} {when}. Chúc bạn một vòng golf vui.',
    en: 'TeeViet: {code} is paid, {amount}. {course} {when}. Enjoy your round.',
    kr: '[TeeViet] {code} 결제 완료: {amount}. {course} {when}. 즐거운 라운드 되세요.',
    jp: '【TeeViet】{code} {amount}のお支払いを確認しました。{course} {when}。楽しいラウンドを。',
  },
  moneyShort: {
    vi: 'TeeViet: {code} còn thiếu {amount}. Vui lòng chuyển thêm trước {deadline}: {link}',
    en: 'TeeViet: {code} is {amount} short. Please transfer the rest by {deadline}: {link}',
    kr: '[TeeViet] {code} 입금액 {amount} 부족. {deadline}까지 추가로 입금해 주세요: {link}',
    jp: '【TeeViet】{code} ご入金額が{amount}不足しています。{deadline}までにお振り込みください：{link}',
  },
  moneyLate: {
    vi: 'TeeViet: {code}: {amount} đến sau hạn thanh toán. Bạn được hoàn toàn bộ số tiền.',
    en: 'TeeViet: {code}: {amount} came after the payment deadline. You get all of it back.',
    kr: '[TeeViet] {code}: 결제 기한이 지나 입금된 {amount} 전액을 환불해 드립니다.',
    jp: '【TeeViet】{code}：お支払い期限後にご入金の{amount}は全額返金します。',
  },
  moneyExcess: {
    vi: 'TeeViet: {code} nhận thừa {amount}. Bạn được hoàn lại phần thừa.',
    en: 'TeeViet: {code} received {amount} too much. You get the excess back.',
    kr: '[TeeViet] {code} 초과 입금 {amount}. 초과 금액을 환불해 드립니다.',
    jp: '【TeeViet】{code} ご入金が{amount}多くなっています。超過分は返金します。',
  },
  moneyTwice: {
    vi: 'TeeViet: {code} đã được thanh toán trước đó. Bạn được hoàn toàn bộ {amount} vừa chuyển.',
    en: 'TeeViet: {code} was paid before. You get all of the {amount} back.',
    kr: '[TeeViet] {code}: 이미 결제된 예약입니다. 입금하신 {amount} 전액을 환불해 드립니다.',
    jp: '【TeeViet】{code}：お支払い済みのため、ご入金の{amount}は全額返金します。',
  },
  moneyEnded: {
    vi: 'TeeViet: {code} không còn hiệu lực. Bạn được hoàn toàn bộ {amount} vừa chuyển.',
    en: 'TeeViet: {code} is no longer open. You get all of the {amount} back.',
    kr: '[TeeViet] {code}: 종료된 예약입니다. 입금하신 {amount} 전액을 환불해 드립니다.',
    jp: '【TeeViet】{code}：予約は終了しているため、ご入金の{amount}は全額返金します。',
  },
  moneyOldAmount: {
    vi: 'TeeViet: {code} đã đổi số tiền. Bạn được hoàn toàn bộ {amount} vừa trả, vui lòng trả số tiền mới.',
    en: 'TeeViet: the amount of {code} has changed. You get all of the {amount} back; please pay the new amount.',
    kr: '[TeeViet] {code}: 결제 금액이 변경되었습니다. 결제하신 {amount} 전액을 환불해 드리니 새 금액으로 결제해 주세요.',
    jp: '【TeeViet】{code}：お支払い金額が変わったため、{amount}は全額返金します。新しい金額をお支払いください。',
  },
  moneyElsewhere: {
    vi: 'TeeViet: {code}: {amount} vào tài khoản khác. Nhân viên đang kiểm tra và sẽ báo bạn.',
    en: 'TeeViet: {code}: {amount} came to another account of ours. We are checking and will tell you.',
    kr: '[TeeViet] {code}: {amount}이 다른 계좌로 입금되었습니다. 확인 후 안내해 드립니다.',
    jp: '【TeeViet】{code}：{amount}が別の口座に入金されました。確認のうえご連絡します。',
  },
  chargeback: {
    vi: 'TeeViet: {code}: ngân hàng phát hành thẻ đã thu hồi {amount}. Nhân viên sẽ gọi bạn để xác minh.',
    en: 'TeeViet: {code}: your card issuer took {amount} back. We will call you to sort it out.',
    kr: '[TeeViet] {code}: 카드사가 {amount}을 회수했습니다. 확인을 위해 연락드리겠습니다.',
    jp: '【TeeViet】{code}：カード会社が{amount}を取り消しました。確認のためお電話します。',
  },
  toppedUp: {
    vi: 'TeeViet: Đã nạp {amount} vào ví golf. Số dư ví: {points}.',
    en: 'TeeViet: {amount} was added to your golf wallet. Balance {points}.',
    kr: '[TeeViet] 골프 지갑에 {amount} 충전되었습니다. 잔액 {points}.',
    jp: '【TeeViet】ゴルフウォレットに{amount}をチャージしました。残高{points}。',
  },
  ...endingTemplates,
  ...refundTemplates,
  ...complaintTemplates,
} as const

export type TextName = keyof typeof templates
