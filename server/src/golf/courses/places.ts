import type { Language } from '@teeviet/contract/rules/languages'

type Place = { names: Readonly<Record<Language, string>>; alsoWritten: readonly string[] }

/** Cities and provinces as each language writes them, and how people write them besides when they search. */
export const places: readonly Place[] = [
  { names: { vi: 'Hà Nội', en: 'Hanoi', kr: '하노이', jp: 'ハノイ' }, alsoWritten: [] },
  {
    names: { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City', kr: '호찌민', jp: 'ホーチミン' },
    alsoWritten: ['호치민', 'ho chi minh', 'tphcm', 'hcm', 'sai gon', 'saigon', '사이공', 'サイゴン'],
  },
  { names: { vi: 'Đà Nẵng', en: 'Da Nang', kr: '다낭', jp: 'ダナン' }, alsoWritten: ['danang'] },
  {
    names: { vi: 'Nha Trang', en: 'Nha Trang', kr: '나트랑', jp: 'ニャチャン' },
    alsoWritten: ['냐짱', '나짱'],
  },
  { names: { vi: 'Hạ Long', en: 'Ha Long', kr: '하롱', jp: 'ハロン' }, alsoWritten: ['할롱', 'halong'] },
  { names: { vi: 'Đà Lạt', en: 'Da Lat', kr: '달랏', jp: 'ダラット' }, alsoWritten: ['dalat'] },
  { names: { vi: 'Phú Quốc', en: 'Phu Quoc', kr: '푸꾸옥', jp: 'フーコック' }, alsoWritten: [] },
  // The provinces, by the names they had before 2025, which golfers know a course's place by.
  { names: { vi: 'Vĩnh Phúc', en: 'Vinh Phuc', kr: '빈푹', jp: 'ヴィンフック' }, alsoWritten: [] },
  { names: { vi: 'Hải Phòng', en: 'Hai Phong', kr: '하이퐁', jp: 'ハイフォン' }, alsoWritten: [] },
  { names: { vi: 'Quảng Ninh', en: 'Quang Ninh', kr: '꽝닌', jp: 'クアンニン' }, alsoWritten: [] },
  { names: { vi: 'Bình Dương', en: 'Binh Duong', kr: '빈즈엉', jp: 'ビンズオン' }, alsoWritten: [] },
  { names: { vi: 'Hòa Bình', en: 'Hoa Binh', kr: '호아빈', jp: 'ホアビン' }, alsoWritten: [] },
  { names: { vi: 'Bắc Giang', en: 'Bac Giang', kr: '박장', jp: 'バクザン' }, alsoWritten: [] },
  { names: { vi: 'Quảng Nam', en: 'Quang Nam', kr: '꽝남', jp: 'クアンナム' }, alsoWritten: [] },
  { names: { vi: 'Khánh Hòa', en: 'Khanh Hoa', kr: '카인호아', jp: 'カインホア' }, alsoWritten: [] },
  { names: { vi: 'Đồng Nai', en: 'Dong Nai', kr: '동나이', jp: 'ドンナイ' }, alsoWritten: [] },
  {
    names: { vi: 'Bà Rịa – Vũng Tàu', en: 'Ba Ria – Vung Tau', kr: '바리어붕따우', jp: 'バリア・ブンタウ' },
    alsoWritten: [],
  },
  { names: { vi: 'Lâm Đồng', en: 'Lam Dong', kr: '럼동', jp: 'ラムドン' }, alsoWritten: [] },
  { names: { vi: 'Hà Nam', en: 'Ha Nam', kr: '하남', jp: 'ハナム' }, alsoWritten: [] },
  { names: { vi: 'Ninh Bình', en: 'Ninh Binh', kr: '닌빈', jp: 'ニンビン' }, alsoWritten: [] },
  { names: { vi: 'Nghệ An', en: 'Nghe An', kr: '응에안', jp: 'ゲアン' }, alsoWritten: [] },
  { names: { vi: 'Quảng Bình', en: 'Quang Binh', kr: '꽝빈', jp: 'クアンビン' }, alsoWritten: [] },
  {
    names: { vi: 'Thừa Thiên Huế', en: 'Thua Thien Hue', kr: '투아티엔후에', jp: 'トゥアティエン・フエ' },
    alsoWritten: [],
  },
  { names: { vi: 'Bình Thuận', en: 'Binh Thuan', kr: '빈투언', jp: 'ビントゥアン' }, alsoWritten: [] },
  { names: { vi: 'Long An', en: 'Long An', kr: '롱안', jp: 'ロンアン' }, alsoWritten: [] },
  { names: { vi: 'Kiên Giang', en: 'Kien Giang', kr: '끼엔장', jp: 'キエンザン' }, alsoWritten: [] },
  { names: { vi: 'Hải Dương', en: 'Hai Duong', kr: '하이즈엉', jp: 'ハイズオン' }, alsoWritten: [] },
  { names: { vi: 'Lào Cai', en: 'Lao Cai', kr: '라오까이', jp: 'ラオカイ' }, alsoWritten: [] },
  { names: { vi: 'Yên Bái', en: 'Yen Bai', kr: '옌바이', jp: 'イエンバイ' }, alsoWritten: [] },
  { names: { vi: 'Phú Thọ', en: 'Phu Tho', kr: '푸토', jp: 'フート' }, alsoWritten: [] },
  { names: { vi: 'Thái Nguyên', en: 'Thai Nguyen', kr: '타이응우옌', jp: 'タイグエン' }, alsoWritten: [] },
  { names: { vi: 'Thanh Hóa', en: 'Thanh Hoa', kr: '타인호아', jp: 'タインホア' }, alsoWritten: [] },
  { names: { vi: 'Hà Tĩnh', en: 'Ha Tinh', kr: '하띤', jp: 'ハティン' }, alsoWritten: [] },
  { names: { vi: 'Bình Định', en: 'Binh Dinh', kr: '빈딘', jp: 'ビンディン' }, alsoWritten: [] },
  { names: { vi: 'Ninh Thuận', en: 'Ninh Thuan', kr: '닌투언', jp: 'ニントゥアン' }, alsoWritten: [] },
]

const countries: Readonly<Record<Language, string>> = {
  vi: 'Việt Nam',
  en: 'Vietnam',
  kr: '베트남',
  jp: 'ベトナム',
}

/** A city or province as readers of a language know it; one that is not listed has its Vietnamese name only. */
export function placeName(vietnamese: string, language: Language): string {
  return places.find(({ names }) => names.vi === vietnamese)?.names[language] ?? vietnamese
}

export function countryName(language: Language): string {
  return countries[language]
}
