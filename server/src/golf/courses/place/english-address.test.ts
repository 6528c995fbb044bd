import { expect, test } from 'vitest'
import { englishAddress } from './english-address.ts'

test.each([
  ['Hồ Đồng Mô, thị xã Sơn Tây, Hà Nội', 'Dong Mo Lake, Son Tay Town, Hanoi'],
  ['Xã Minh Trí, huyện Sóc Sơn, Hà Nội', 'Minh Tri Commune, Soc Son District, Hanoi'],
  ['Phường Sao Đỏ, thành phố Chí Linh, Hải Dương', 'Sao Do Ward, Chi Linh City, Hai Duong'],
  [
    'Số 6 Tân Sơn, phường 12, quận Gò Vấp, TP. Hồ Chí Minh',
    '6 Tan Son, Ward 12, Go Vap District, Ho Chi Minh City',
  ],
  [
    '77 đại lộ Bình Dương, Lái Thiêu, thành phố Thuận An, Bình Dương',
    '77 Binh Duong Boulevard, Lai Thieu, Thuan An City, Binh Duong',
  ],
  [
    '145 đường tỉnh 822, xã Tân Mỹ, huyện Đức Hòa, Long An',
    '145 Provincial Road 822, Tan My Commune, Duc Hoa District, Long An',
  ],
  [
    'Khu du lịch hồ Tuyền Lâm, thành phố Đà Lạt, Lâm Đồng',
    'Tuyen Lam Lake tourist area, Da Lat City, Lam Dong',
  ],
  ['Đảo Hòn Tre, thành phố Nha Trang, Khánh Hòa', 'Hon Tre Island, Nha Trang City, Khanh Hoa'],
  [
    'Xã Vinh Xuân và Vinh Thanh, huyện Phú Vang, Thừa Thiên Huế',
    'Vinh Xuan and Vinh Thanh Commune, Phu Vang District, Thua Thien Hue',
  ],
])('%s is written for readers of English', (vietnamese, english) => {
  expect(englishAddress(vietnamese)).toBe(english)
})

test('an English address stays as it is', () => {
  expect(englishAddress('Dong Mo Lake, Son Tay Town, Hanoi')).toBe('Dong Mo Lake, Son Tay Town, Hanoi')
})
