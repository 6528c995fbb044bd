import type { CourseRecord } from '../courses/course-data.ts'

type Region = CourseRecord['region']

/** What golfers say first, by region: the land and the view. */
export const openings: Record<Region, readonly [string, ...string[]]> = {
  north: [
    'Sân nằm giữa núi và hồ, sáng sớm sương tan dần rất đẹp.',
    'Đường golf uốn theo địa hình đồi, nhiều hố phải tính kỹ gậy phát bóng.',
    'Mùa thu đến đây đúng là đáng tiền, trời mát và gió nhẹ.',
    'Mặt hồ ăn sâu vào nhiều hố, ai hay slice thì nên mang thêm bóng.',
    'Cách trung tâm không xa, đi buổi sáng về vẫn kịp họp chiều.',
    'Khung cảnh núi phía xa làm mấy hố par 3 đáng nhớ hơn hẳn.',
  ],
  central: [
    'Sân ven biển, gió là đối thủ chính của cả vòng.',
    'Đánh giữa cồn cát và rừng phi lao, cảm giác rất khác các sân phía Bắc.',
    'Hai hố sát biển đẹp không muốn rời green.',
    'Buổi sáng lặng gió, từ 10 giờ trở đi phải lên một đến hai gậy.',
    'Mặt cỏ chắc, bóng chạy nhiều đúng chất links.',
    'Từ sân bay chạy ra chưa đến một tiếng, rất hợp cho chuyến chơi cuối tuần.',
  ],
  south: [
    'Đường golf rộng, hàng dừa và hồ nước tạo cảm giác rất thư thái.',
    'Sân phẳng, đi bộ thoải mái nhưng bẫy nước không ít.',
    'Nắng miền Nam hơi gắt, nên chọn flight trước 7 giờ.',
    'Nhiều cây bóng mát dọc fairway, chơi buổi chiều vẫn dễ chịu.',
    'Thiết kế vừa sức, người mới chơi cũng có điểm đẹp.',
    'Không khí trong lành, view nhìn ra sông rất thích.',
  ],
}

/** Good words about how it is run, with 4 or 5 stars. */
export const praise: readonly [string, ...string[]] = [
  'Green nhanh và phẳng, lăn đúng line.',
  'Caddie đọc line tốt, nhắc khoảng cách rất chuẩn.',
  'Fairway cắt tỉa gọn, bóng nằm đẹp.',
  'Xe điện mới, đường xe chạy êm.',
  'Phòng thay đồ sạch, khăn lạnh ở hố 9 rất được.',
  'Nhà hàng ngon, phở sau vòng chơi là điểm cộng lớn.',
  'Check-in nhanh, chỉ cần đọc mã đặt sân là xong.',
  'Flight đi đúng giờ, không phải chờ ở bệ phát.',
  'Bunker cát mịn, đều, dễ xử lý.',
  'Nhân viên quầy nhận gậy nhiệt tình, về có người lau gậy sẵn.',
]

/** What could be better, with 3 or 4 stars. */
export const remarks: readonly [string, ...string[]] = [
  'Cuối tuần đông nên vòng chơi kéo dài gần năm tiếng.',
  'Một vài bệ phát đang bảo dưỡng, phải phát từ thảm.',
  'Green hôm tôi đi vừa xới nên lăn hơi chậm.',
  'Giá cuối tuần hơi cao so với mặt bằng chung.',
  'Biển chỉ khoảng cách ở 9 hố sau hơi mờ.',
]

/** How it ends. */
export const closings: readonly [string, ...string[]] = [
  'Chắc chắn sẽ quay lại.',
  'Đặt qua TeeViet buổi tối, sáng hôm sau đã có xác nhận.',
  'Đi bốn người chia xe điện rất hợp lý.',
  'Hợp để tiếp khách.',
  'Lần sau sẽ thử chơi buổi chiều cho mát.',
  'Rất đáng thử một lần.',
  'Nhóm tôi ai cũng hài lòng.',
  'Nên đặt sớm vì giờ đẹp hết nhanh.',
]

/** Whole reviews by golfers from abroad, with the language their author speaks. */
export const foreign: readonly [ForeignReview, ...ForeignReview[]] = [
  {
    language: 'en',
    rating: 5,
    text: 'Greens rolled true and the caddies knew every break. One of the best mornings of our trip.',
  },
  {
    language: 'en',
    rating: 4,
    text: 'Lovely routing and a friendly clubhouse. Five hours on a Saturday, so book the first groups if you can.',
  },
  {
    language: 'en',
    rating: 5,
    text: 'Booked the night before, had an answer within the hour, and our names were at the bag drop. Easy.',
  },
  {
    language: 'en',
    rating: 4,
    text: 'Good value on a weekday. Bring an extra sleeve, there is water on more holes than the card suggests.',
  },
  {
    language: 'en',
    rating: 3,
    text: 'Great setting, but the greens had just been cored. Ask before you book in the rainy season.',
  },
  {
    language: 'kr',
    rating: 5,
    text: '그린 상태가 좋고 캐디분이 라인을 정확하게 봐주셨습니다. 다음 여행 때 다시 오겠습니다.',
  },
  {
    language: 'kr',
    rating: 4,
    text: '페어웨이가 넓어 편하게 쳤어요. 주말 오전은 조금 밀리니 이른 티타임을 추천합니다.',
  },
  {
    language: 'kr',
    rating: 5,
    text: '예약 확인이 빨라서 편했습니다. 카트는 2인 1대이고 1인 1캐디라 라운드가 여유로웠어요.',
  },
  {
    language: 'jp',
    rating: 5,
    text: '手入れの行き届いたコースで、キャディさんの読みも正確でした。スループレーなので半日で回れます。',
  },
  {
    language: 'jp',
    rating: 4,
    text: '景色が素晴らしく、風の読みが楽しいコースです。日差しが強いので早朝のスタートがおすすめです。',
  },
  {
    language: 'jp',
    rating: 4,
    text: '予約後すぐに確認の連絡があり安心でした。ロストボールは多めに用意したほうがよいです。',
  },
]

export type ForeignReview = {
  readonly language: 'en' | 'kr' | 'jp'
  readonly rating: number
  readonly text: string
}
