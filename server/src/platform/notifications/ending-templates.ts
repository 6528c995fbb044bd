/**
 * What we say when a booking ends. Course, day, time, who ended it and why have to be there, so these may take a third
 * part where a long name or the words of staff need it. `{why}` and `{money}` are whole sentences or nothing.
 */
export const endingTemplates = {
  expired: {
    vi: 'TeeViet: {code} đã hết hạn thanh toán nên tự động hủy, chỗ đã được mở lại. Đặt lại: {link}',
    en: 'TeeViet: {code} was not paid in time and was cancelled automatically. Book again: {link}',
    kr: '[TeeViet] {code} 결제 기한이 지나 예약이 자동 취소되었습니다. 다시 예약: {link}',
    jp: '【TeeViet】{code} はお支払い期限を過ぎたため自動的に取り消されました。再予約：{link}',
  },
  expiredShort: {
    vi: 'TeeViet: {code} đã hết hạn thanh toán nên tự động hủy. Nếu phần còn thiếu không được gửi trước hạn, bạn được hoàn đủ {amount}: chọn nơi nhận từ {time} tại {link}',
    en: 'TeeViet: {code} is cancelled automatically: not fully paid in time. Unless you sent the rest in time, all {amount} comes back: choose how from {time} {link}',
    kr: '[TeeViet] {code} 결제 기한이 지나 예약이 자동 취소되었습니다. 부족한 금액을 기한 내에 보내지 않으셨다면 {amount} 전액을 환불해 드립니다. {time}부터 환불받을 곳 선택: {link}',
    jp: '【TeeViet】{code} はお支払い期限を過ぎたため自動的に取り消されました。不足分を期限内に送金されていない場合、{amount}は全額返金します。{time}から受け取り方法を選択：{link}',
  },
  expiredChecked: {
    vi: 'TeeViet: {code} đã hết hạn thanh toán nên tự động hủy. Nhân viên đang kiểm tra {amount} đã nhận và sẽ báo bạn. Chi tiết: {link}',
    en: 'TeeViet: {code} was not paid in time and was cancelled automatically. We are checking the {amount} received and will tell you. Details: {link}',
    kr: '[TeeViet] {code} 결제 기한이 지나 예약이 자동 취소되었습니다. 입금된 {amount}은 확인 후 안내해 드립니다. 자세히: {link}',
    jp: '【TeeViet】{code} はお支払い期限を過ぎたため自動的に取り消されました。ご入金の{amount}は確認のうえご連絡します。詳細：{link}',
  },
  rejectedByClub: {
    vi: 'TeeViet: Sân không nhận {course} {when}. {why}{money}Giờ khác: {link}',
    en: 'TeeViet: The club could not accept {course} {when}. {why}{money}Other times: {link}',
    kr: '[TeeViet] 골프장 사정으로 {course} {when} 예약 불가. {why}{money}다른 시간 선택: {link}',
    jp: '【TeeViet】ゴルフ場の都合により{course} {when}は受付不可でした。{why}{money}別の時間を選ぶ：{link}',
  },
  rejectedByOperator: {
    vi: 'TeeViet: Chúng tôi đã hủy {course} {when}. {why}{money}Giờ khác: {link}',
    en: 'TeeViet: We cancelled {course} {when}. {why}{money}Other times: {link}',
    kr: '[TeeViet] TeeViet에서 {course} {when} 예약을 취소했습니다. {why}{money}다른 시간 선택: {link}',
    jp: '【TeeViet】TeeVietが{course} {when}の予約をキャンセルしました。{why}{money}別の時間を選ぶ：{link}',
  },
  cancelledByClub: {
    vi: 'TeeViet: Sân đã hủy {course} {when}, mã {code}. {why}Chi tiết: {link}',
    en: 'TeeViet: The club cancelled {course} {when}, code {code}. {why}Details: {link}',
    kr: '[TeeViet] 골프장 사정으로 {course} {when} 예약 {code} 취소. {why}자세히: {link}',
    jp: '【TeeViet】ゴルフ場の都合により{course} {when}の予約 {code} はキャンセルとなりました。{why}詳細：{link}',
  },
  cancelledByOperator: {
    vi: 'TeeViet: Chúng tôi đã hủy {course} {when}, mã {code}. {why}Chi tiết: {link}',
    en: 'TeeViet: We cancelled {course} {when}, code {code}. {why}Details: {link}',
    kr: '[TeeViet] TeeViet에서 {course} {when} 예약 {code}을 취소했습니다. {why}자세히: {link}',
    jp: '【TeeViet】TeeVietが{course} {when}の予約 {code} をキャンセルしました。{why}詳細：{link}',
  },
  cancelledForGolfer: {
    vi: 'TeeViet: Đã hủy {code}, {course} {when}, theo yêu cầu của bạn. {why}{money}',
    en: 'TeeViet: {code} is cancelled at your request, {course} {when}. {why}{money}',
    kr: '[TeeViet] 고객님 요청으로 {code} 취소: {course} {when}. {why}{money}',
    jp: '【TeeViet】ご依頼により{code} をキャンセルしました。{course} {when}。{why}{money}',
  },
  cancelledFree: {
    vi: 'TeeViet: Đã hủy {code}, {course} {when}. Lượt đặt này không mất tiền nên không có tiền hoàn lại.',
    en: 'TeeViet: {code} is cancelled, {course} {when}. It cost nothing, so nothing is refunded.',
    kr: '[TeeViet] {code} 취소: {course} {when}. 결제 금액이 없어 환불 금액도 없습니다.',
    jp: '【TeeViet】{code} をキャンセルしました。{course} {when}。お支払いがないため返金はありません。',
  },
} as const
