/** What we say about a complaint; the manner is that of the other templates. `{number}` is the complaint's own. */
export const complaintTemplates = {
  complaintReceived: {
    vi: 'TeeViet: Đã nhận khiếu nại {number} về {code}. Nhân viên xác minh trước {deadline}.',
    en: 'TeeViet: Complaint {number} about {code} received. We look into it by {deadline}.',
    kr: '[TeeViet] {code} 불만 접수 {number}. {deadline}까지 확인해 드립니다.',
    jp: '【TeeViet】{code} に関するご意見・苦情 {number} を受け付けました。{deadline}までに確認します。',
  },
  complaintVerified: {
    vi: 'TeeViet: Đã xác minh khiếu nại {number}. Phương án giải quyết trước {deadline}.',
    en: 'TeeViet: Complaint {number} is verified. You have our solution by {deadline}.',
    kr: '[TeeViet] 불만 접수 {number} 확인 완료. {deadline}까지 해결 방안을 안내해 드립니다.',
    jp: '【TeeViet】ご意見・苦情 {number} を確認しました。{deadline}までに解決策をお知らせします。',
  },
  complaintAnswered: {
    vi: 'TeeViet: Khiếu nại {number} đã có phương án giải quyết. Xem: {link}',
    en: 'TeeViet: There is a solution for your complaint {number}: {link}',
    kr: '[TeeViet] 불만 접수 {number}의 해결 방안이 나왔습니다: {link}',
    jp: '【TeeViet】ご意見・苦情 {number} の解決策をお知らせします：{link}',
  },
  complaintNegotiated: {
    vi: 'TeeViet: Khiếu nại {number} chuyển sang thương lượng, hẹn đến {deadline}. Xem: {link}',
    en: 'TeeViet: Complaint {number} goes on to negotiation, until {deadline}: {link}',
    kr: '[TeeViet] 불만 접수 {number} 협의 진행, 기한 {deadline}: {link}',
    jp: '【TeeViet】ご意見・苦情 {number} は協議に進みます（{deadline}まで）：{link}',
  },
  complaintAtCourt: {
    vi: 'TeeViet: Khiếu nại {number} được đưa ra tòa án. Xem: {link}',
    en: 'TeeViet: Complaint {number} goes before the court: {link}',
    kr: '[TeeViet] 불만 접수 {number} 법원 절차로 진행됩니다: {link}',
    jp: '【TeeViet】ご意見・苦情 {number} は裁判所での手続きに進みます：{link}',
  },
  complaintClosed: {
    vi: 'TeeViet: Khiếu nại {number} đã khép lại. Xem trả lời: {link}',
    en: 'TeeViet: Complaint {number} is closed. Read our answer: {link}',
    kr: '[TeeViet] 불만 접수 {number} 처리가 끝났습니다. 답변 보기: {link}',
    jp: '【TeeViet】ご意見・苦情 {number} の対応が完了しました。回答：{link}',
  },
} as const
