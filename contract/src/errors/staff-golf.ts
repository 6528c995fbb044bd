import type { ErrorEntries } from './entry.ts'

/** What the console answers about courses, tee sheet, rates and offers. */
export const staffGolfErrors = {
  'staff.changedMeanwhile': {
    code: 409,
    text: {
      vi: 'Một đồng nghiệp vừa thay đổi mục này. Hãy xem bản mới rồi lưu lại.',
      en: 'A colleague has just changed this. Look at the new version, then save again.',
      kr: '다른 담당자가 방금 이 내용을 변경했습니다. 새 내용을 확인한 뒤 다시 저장해 주세요.',
      jp: '別の担当者がたった今変更しました。最新の内容を確認してから保存し直してください。',
    },
  },
  'rate.overlaps': {
    code: 1811,
    text: {
      vi: 'Hai mức giá trùng nhau: cùng loại ngày, số hố, đối tượng khách, giờ và thời gian hiệu lực.',
      en: 'Two rates overlap: same kind of day, holes, customers, hours and days of validity.',
      kr: '두 요금이 겹칩니다. 요일 구분, 홀 수, 고객 구분, 시간대, 적용 기간이 같습니다.',
      jp: '料金が重複しています（曜日区分・ホール数・利用区分・時間帯・適用期間）。',
    },
  },
  'teeSheet.sold': {
    code: 1812,
    text: {
      vi: 'Tee time này đã có {n} chỗ được đặt. Không thể để ít chỗ hơn số đã đặt.',
      en: '{n} places of this tee time are booked. It cannot have fewer than that.',
      kr: '이 티타임은 이미 {n}자리가 예약되었습니다. 그보다 적게 줄일 수 없습니다.',
      jp: 'このスタート時間は{n}名分が予約済みです。それより少なくはできません。',
    },
  },
  'teeSheet.tooManyDays': {
    code: 1813,
    text: {
      vi: 'Mỗi lần chỉ đóng hoặc mở được tối đa {n} ngày.',
      en: 'At most {n} days can be closed or opened at once.',
      kr: '한 번에 최대 {n}일까지만 차단하거나 열 수 있습니다.',
      jp: '一度に閉じる、または開けるのは最大{n}日分です。',
    },
  },
  'offer.sold': {
    code: 1814,
    text: {
      vi: 'Ưu đãi này đã bán {n} chỗ. Số lượng không thể thấp hơn.',
      en: '{n} places of this offer are sold. Its quantity cannot be lower.',
      kr: '이 특가는 이미 {n}자리가 판매되었습니다. 수량을 그보다 줄일 수 없습니다.',
      jp: 'この特価プランは{n}名分が販売済みです。数量をそれより少なくできません。',
    },
  },
  'category.nameTaken': {
    code: 1831,
    text: {
      vi: 'Một nhóm ưu đãi khác trong cùng thời gian đã mang tên “{name}”. Khách sẽ không phân biệt được.',
      en: 'Another category of the same time is already called “{name}”. Golfers could not tell them apart.',
      kr: '같은 기간에 “{name}” 이름을 쓰는 다른 분류가 있습니다. 고객이 구분할 수 없습니다.',
      jp: '同じ期間に「{name}」という名前の分類があります。お客様が区別できません。',
    },
  },
  'schedule.overlaps': {
    code: 1815,
    text: {
      vi: 'Hai khung giờ xuất phát bị chồng lên nhau.',
      en: 'Two blocks of the schedule overlap.',
      kr: '시간대가 서로 겹칩니다.',
      jp: '時間帯が重なっています。',
    },
  },
  /** The time was closed and nobody decided that this booking stays on it. */
  'teeSheet.closed': {
    code: 1816,
    text: {
      vi: 'Tee time {time} đã đóng. Hãy từ chối lượt đặt này, hoặc mở lại tee time rồi đóng và giữ lượt đặt.',
      en: 'The tee time {time} is closed. Reject this booking, or open the tee time and close it again keeping the booking.',
      kr: '{time} 티타임은 예약이 차단되어 있습니다. 이 예약을 거절하거나, 티타임을 다시 연 뒤 예약 유지를 선택하고 차단해 주세요.',
      jp: '{time}のスタート枠は閉じられています。予約をお断りするか、枠を開け直し、予約を残して閉じてください。',
    },
  },
  /** Bookings stand on the tee times to be closed about which nothing was decided; the list is to be read again. */
  'teeSheet.undecided': {
    code: 1817,
    text: {
      vi: 'Còn {n} lượt đặt trên các tee time này chưa có quyết định. Hãy xem lại danh sách.',
      en: 'Bookings without a decision on these tee times: {n}. Look at the list again.',
      kr: '이 티타임에 처리 방법이 정해지지 않은 예약이 {n}건 있습니다. 목록을 다시 확인해 주세요.',
      jp: 'このスタート枠には、扱いが決まっていない予約が{n}件あります。一覧をもう一度ご確認ください。',
    },
  },
} as const satisfies ErrorEntries
