import type { CourseRecord } from '../courses/course-data.ts'

type Region = CourseRecord['region']

/** The subject of a sentence: two of one subject are never in one review. */
type Subject =
  | 'green'
  | 'fairway'
  | 'bunker'
  | 'caddie'
  | 'buggy'
  | 'house'
  | 'pace'
  | 'price'
  | 'reception'
  | 'tee'

export type Said = { readonly text: string; readonly about?: Subject }

/** The opening sentences by region: the landscape and the view. */
export const openings: Record<Region, readonly Said[]> = {
  north: [
    { text: 'Sân nằm giữa núi và hồ, sáng sớm sương tan dần rất đẹp.' },
    { text: 'Đường golf uốn theo địa hình đồi, nhiều hố phải tính kỹ gậy phát bóng.', about: 'tee' },
    { text: 'Chọn được ngày mát trời, gió nhẹ, thấy đúng là đáng tiền.' },
    { text: 'Mặt hồ ăn sâu vào nhiều hố, ai hay slice thì nên mang thêm bóng.' },
    { text: 'Cách trung tâm không xa, đi buổi sáng về vẫn kịp họp chiều.' },
    { text: 'Khung cảnh núi phía xa làm mấy hố par 3 đáng nhớ hơn hẳn.' },
    { text: 'Lần đầu chơi ở đây, bất ngờ vì sân yên tĩnh đến vậy.' },
    { text: 'Trời lất phất mưa mà thoát nước vẫn ổn, giày không lấm bùn.' },
    { text: 'Nhiều cú phát từ trên cao xuống, nhìn toàn cảnh rất đã mắt.', about: 'tee' },
    { text: 'Sân dốc hơn tôi nghĩ, nên lấy dư một gậy khi đánh lên đồi.' },
    { text: 'Trời lạnh vừa đủ, nắng lên là chơi rất sướng.' },
    { text: 'Sân lâu năm, cây lớn, mỗi hố một dáng riêng.' },
    { text: 'Đường từ cao tốc vào dễ đi, có biển chỉ dẫn rõ.' },
    { text: 'Chín hố sau khó hơn hẳn chín hố đầu, đừng vội mừng ở nửa vòng.' },
    { text: 'Sương mù đến gần 8 giờ mới tan, flight đầu đánh hơi mò.' },
    { text: 'Đánh lần thứ ba rồi mà vẫn thấy có hố mới để học.' },
    { text: 'Chỗ này hợp với người thích tính đường bóng hơn là đánh xa.' },
    { text: 'Cảnh quan giữ được nhiều nét tự nhiên, ít nhà cửa hai bên.' },
  ],
  central: [
    { text: 'Sân ven biển, gió là đối thủ chính của cả vòng.' },
    { text: 'Đánh giữa cồn cát và rừng phi lao, cảm giác rất khác các sân phía Bắc.' },
    { text: 'Nghe tiếng sóng lúc gạt bóng, chẳng muốn rời green.' },
    { text: 'Buổi sáng lặng gió, từ 10 giờ trở đi phải lên một đến hai gậy.' },
    { text: 'Mặt cỏ chắc, bóng chạy nhiều đúng chất links.', about: 'fairway' },
    { text: 'Từ sân bay chạy ra chưa đến một tiếng, rất hợp cho chuyến chơi cuối tuần.' },
    { text: 'Kết hợp nghỉ dưỡng với gia đình, sáng chơi golf chiều tắm biển.' },
    { text: 'Địa hình trống nên gió ngang đẩy bóng đi khá xa.' },
    { text: 'Mấy hố chạy dọc bờ cát nhìn ảnh đã đẹp, ra tận nơi còn đẹp hơn.' },
    { text: 'Nắng to nhưng có gió biển nên không ngột.' },
    { text: 'Thiết kế lạ, nhiều đường vào green để chọn, đánh thấp vẫn lên được.' },
    { text: 'Đội tôi ở khách sạn gần đó, xe đưa đón đúng hẹn.' },
    { text: 'Sân thử thách thật sự, handicap 20 như tôi mất khá nhiều bóng.' },
    { text: 'Hoàng hôn ở hố cuối là hình ảnh nhớ nhất của chuyến đi.' },
    { text: 'Sau cơn mưa đêm sân khô rất nhanh, sáng ra chơi bình thường.' },
    { text: 'Nhiều khách nước ngoài, không khí vui mà vẫn trật tự.' },
    { text: 'Đi một mình được ghép flight, gặp toàn bạn chơi dễ chịu.' },
    { text: 'Chơi ở đây mới thấy cú bóng thấp quan trọng thế nào.' },
  ],
  south: [
    { text: 'Đường golf rộng, hàng dừa và hồ nước tạo cảm giác rất thư thái.', about: 'fairway' },
    { text: 'Sân phẳng, đi bộ thoải mái nhưng bẫy nước không ít.' },
    { text: 'Nắng miền Nam hơi gắt, nên chọn flight trước 7 giờ.' },
    { text: 'Nhiều cây bóng mát hai bên, chơi buổi chiều vẫn dễ chịu.' },
    { text: 'Thiết kế vừa sức, người mới chơi cũng có điểm đẹp.' },
    { text: 'Không khí trong lành, nhìn ra sông rất thích.' },
    { text: 'Mưa rào mười phút rồi tạnh, sân thoát nước nhanh.' },
    { text: 'Gần trung tâm, tan làm chạy ra vẫn kịp chín hố.' },
    { text: 'Đi sáng thứ Ba, sân vắng, đánh như sân riêng.' },
    { text: 'Hồ nước bọc quanh nhiều green, cú đánh vào phải thật chắc tay.' },
    { text: 'Cỏ xanh mướt, đất vẫn giữ được độ ẩm.', about: 'fairway' },
    { text: 'Đường vào sân đang sửa, nên trừ hao thêm mười lăm phút.' },
    { text: 'Sân cho cảm giác dễ, nhưng tham cắt góc là mất bóng ngay.' },
    { text: 'Chơi cùng khách hàng người Nhật, ai cũng khen cách phục vụ.' },
    { text: 'Lâu rồi mới quay lại, hàng cây lớn hơn nên hố hẹp đi thấy rõ.' },
    { text: 'Sáng sớm có gió sông, mát hơn trong phố nhiều.' },
    { text: 'Sân hợp để tập trước giải, đủ kiểu cú đánh.' },
    { text: 'Hố cuối đánh qua nước trước nhà câu lạc bộ, hồi hộp thật.' },
  ],
}

/** Good words about how it is run, with 4 or 5 stars. */
export const praise: readonly Said[] = [
  { about: 'green', text: 'Green nhanh và phẳng, lăn đúng line.' },
  { about: 'green', text: 'Green giữ bóng tốt, đánh cao tay là đứng.' },
  { about: 'green', text: 'Vị trí cờ hôm đó khá hiểm mà vẫn công bằng.' },
  { about: 'green', text: 'Mặt green sạch, vết bóng được sửa kỹ.' },
  { about: 'caddie', text: 'Caddie đọc line tốt, nhắc khoảng cách rất chuẩn.' },
  { about: 'caddie', text: 'Bạn caddie vui tính, tìm bóng nhanh và luôn lau gậy trước khi đưa.' },
  { about: 'caddie', text: 'Caddie khuyên đánh gậy 7 vào giữa green, nghe lời là có par.' },
  { about: 'caddie', text: 'Caddie nói được tiếng Anh cơ bản, khách của tôi rất yên tâm.' },
  { about: 'fairway', text: 'Fairway cắt tỉa gọn, bóng nằm đẹp.' },
  { about: 'fairway', text: 'Rough không quá dày, lạc một chút vẫn cứu được.' },
  { about: 'fairway', text: 'Vết divot được đắp cát đầy đủ, ít khi gặp bóng nằm xấu.' },
  { about: 'buggy', text: 'Xe điện mới, đường xe chạy êm.' },
  { about: 'buggy', text: 'Xe có sẵn nước và khăn, đi hai người rất thoải mái.' },
  { about: 'buggy', text: 'Hôm khô ráo được cho xe xuống fairway, đỡ mệt hẳn.' },
  { about: 'house', text: 'Phòng thay đồ sạch, khăn lạnh ở hố 9 rất được.' },
  { about: 'house', text: 'Nhà hàng ngon, phở sau vòng chơi là điểm cộng lớn.' },
  { about: 'house', text: 'Phòng tắm rộng, nước nóng mạnh, chơi xong tỉnh cả người.' },
  { about: 'house', text: 'Quán nghỉ giữa vòng có trà đá và trứng luộc, giản dị mà đúng lúc.' },
  { about: 'house', text: 'Sân tập và khu chip bóng trước giờ chơi đều tốt.' },
  { about: 'reception', text: 'Check-in nhanh, chỉ cần đọc mã đặt chỗ là xong.' },
  { about: 'reception', text: 'Nhân viên quầy nhận gậy nhiệt tình, về có người lau gậy sẵn.' },
  { about: 'reception', text: 'Đến trễ mười phút, quầy vẫn sắp xếp lại giúp rất nhẹ nhàng.' },
  { about: 'reception', text: 'Bảo vệ hướng dẫn chỗ đỗ xe có mái che, chi tiết nhỏ mà quý.' },
  { about: 'pace', text: 'Flight đi đúng giờ, không phải chờ ở bệ phát.' },
  { about: 'pace', text: 'Cả vòng bốn tiếng hai mươi phút, nhịp rất dễ chịu.' },
  { about: 'pace', text: 'Marshal nhắc khéo các nhóm chậm nên không bị dồn.' },
  { about: 'bunker', text: 'Bunker cát mịn, đều, dễ xử lý.' },
  { about: 'bunker', text: 'Hố cát sâu nhưng cào kỹ, vào rồi vẫn có đường ra.' },
  { about: 'tee', text: 'Bệ phát bằng phẳng, mốc khoảng cách dễ nhìn.' },
  { about: 'tee', text: 'Có nhiều bệ phát để chọn, vợ tôi chơi cũng thấy vừa sức.' },
  { about: 'price', text: 'Giá ngày thường hợp lý so với chất lượng.' },
  { about: 'price', text: 'Giá đã gồm caddie và xe nên không phát sinh thêm gì.' },
  { about: 'price', text: 'Giờ hoàng hôn giá mềm mà vẫn kịp trọn vòng.' },
  { text: 'Khoảng cách trên thẻ điểm khớp với máy đo.' },
  { text: 'Đèn tín hiệu báo sấm hoạt động, cảm thấy an tâm khi trời chuyển.' },
  { text: 'Có chỗ rửa giày và máy thổi ngay cạnh green 18.' },
]

/** Suggestions for improvement, with 3 or 4 stars. */
export const remarks: readonly Said[] = [
  { about: 'pace', text: 'Cuối tuần đông nên vòng chơi kéo dài gần năm tiếng.' },
  { about: 'pace', text: 'Chờ ở hố par 3 hơi lâu vì phía trước có đoàn lớn.' },
  { about: 'tee', text: 'Một vài bệ phát đang bảo dưỡng, phải phát từ thảm.' },
  { about: 'green', text: 'Green hôm tôi đi vừa xới nên lăn hơi chậm.' },
  { about: 'green', text: 'Hai green ở nửa sau hơi mềm, bóng để lại vết sâu.' },
  { about: 'price', text: 'Giá cuối tuần hơi cao so với mặt bằng chung.' },
  { about: 'price', text: 'Đồ uống trong quán giữa vòng giá hơi chát.' },
  { about: 'fairway', text: 'Một đoạn fairway còn vá, bóng nằm trên đất cứng.' },
  { about: 'fairway', text: 'Rough mùa mưa mọc nhanh, vào là khó tìm bóng.' },
  { about: 'bunker', text: 'Cát trong vài hố cát hơi mỏng, đánh dễ chạm nền.' },
  { about: 'caddie', text: 'Caddie mới vào nghề, đọc line chưa quen.' },
  { about: 'buggy', text: 'Xe điện của tôi yếu pin ở mấy hố lên dốc.' },
  { about: 'house', text: 'Phòng thay đồ giờ cao điểm phải xếp hàng chờ tắm.' },
  { about: 'house', text: 'Nhà hàng ra món chậm sau buổi sáng đông khách.' },
  { about: 'reception', text: 'Quầy nhận gậy lúc 6 giờ hơi rối, nên đến sớm.' },
  { text: 'Biển chỉ khoảng cách ở 9 hố sau hơi mờ.' },
  { text: 'Điện thoại gần như mất sóng ở vài hố phía xa.' },
  { text: 'Thiếu chỗ trú mưa giữa đường, nhớ mang ô.' },
]

/** How it ends. */
export const closings: readonly Said[] = [
  { text: 'Chắc chắn sẽ quay lại.' },
  { text: 'Đặt qua TeeViet buổi tối, sáng hôm sau đã có xác nhận.' },
  { text: 'Đi bốn người chia xe điện rất hợp lý.', about: 'buggy' },
  { text: 'Hợp để tiếp khách.' },
  { text: 'Lần sau sẽ thử chơi buổi chiều cho mát.' },
  { text: 'Rất đáng thử một lần.' },
  { text: 'Nhóm tôi ai cũng hài lòng.' },
  { text: 'Nên đặt sớm vì giờ đẹp hết nhanh.' },
  { text: 'Tháng sau chúng tôi lại rủ nhau lên đây.' },
  { text: 'Mang thêm một túi bóng cho chắc.' },
  { text: 'Điểm của tôi không đẹp nhưng vui thì trọn vẹn.' },
  { text: 'Có birdie đầu tiên trong năm nên càng nhớ sân này.' },
  { text: 'Quét mã thanh toán xong là có tin nhắn ngay.' },
  { text: 'Người mới chơi cứ mạnh dạn thử.' },
  { text: 'Ai thích yên tĩnh thì chọn ngày thường.' },
  { text: 'Đưa bố đi cùng, ông cụ khen mãi.' },
  { text: 'Một buổi sáng không tiếc công dậy từ 4 giờ.' },
  { text: 'Xếp vào danh sách sân yêu thích của tôi.' },
]

/** Whole reviews by foreign golfers, with their author's language. */
export const foreign: readonly ForeignReview[] = [
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
    language: 'en',
    rating: 5,
    text: 'My caddie talked me out of a driver on the last and saved me a ball, and probably the match.',
  },
  {
    language: 'en',
    rating: 4,
    text: 'Walked off happy. The back nine asks more questions than the front, so keep something in hand.',
  },
  {
    language: 'en',
    rating: 4,
    text: 'Rental clubs were newer than mine. Half a buggy each worked fine, and the caddie kept us moving.',
  },
  {
    language: 'en',
    rating: 5,
    text: 'Played as a single and was paired with three locals. Best company I have had on a course in years.',
  },
  {
    language: 'en',
    rating: 3,
    text: 'Nice holes, slow morning. We waited on most tees after the turn; a weekday would be another story.',
  },
  {
    language: 'en',
    rating: 5,
    text: 'Everything in the price was really in the price. Only the caddie tip came on top, as we were told.',
  },
  {
    language: 'en',
    rating: 4,
    text: 'Heat was no joke by ten. Take the earliest start, wear a hat, and enjoy the noodles afterwards.',
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
    language: 'kr',
    rating: 4,
    text: '코스가 생각보다 어렵지만 재미있습니다. 공은 넉넉히 챙겨 가세요.',
  },
  {
    language: 'kr',
    rating: 5,
    text: '클럽하우스 음식이 맛있고 직원분들이 친절했습니다. 부모님 모시고 가기에도 좋아요.',
  },
  {
    language: 'kr',
    rating: 3,
    text: '경치는 훌륭한데 그린이 조금 느렸습니다. 비 온 다음 날이라 그런 것 같아요.',
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
  {
    language: 'jp',
    rating: 5,
    text: '接待で利用しました。受付からキャディさんまで気持ちのよい対応で、先方にも喜ばれました。',
  },
  {
    language: 'jp',
    rating: 3,
    text: '土曜の午前は少し待ちました。コース自体は面白いので、次は平日に来ます。',
  },
  {
    language: 'jp',
    rating: 4,
    text: 'カートは2名で1台。キャディさんが残り距離をこまめに教えてくれて、初めてでも迷いませんでした。',
  },
]

export type ForeignReview = {
  readonly language: 'en' | 'kr' | 'jp'
  readonly rating: number
  readonly text: string
}
