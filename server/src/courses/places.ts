import type { Language } from '@teeviet/contract/rules/languages'

type Place = { names: Readonly<Record<Language, string>>; alsoWritten: readonly string[] }

/** Cities that have a name of their own in other languages, and how people write them when they search. */
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
]

const countries: Readonly<Record<Language, string>> = {
  vi: 'Việt Nam',
  en: 'Vietnam',
  kr: '베트남',
  jp: 'ベトナム',
}

/** A city or province as readers of a language know it; most provinces have their Vietnamese name only. */
export function placeName(vietnamese: string, language: Language): string {
  return places.find(({ names }) => names.vi === vietnamese)?.names[language] ?? vietnamese
}

export function countryName(language: Language): string {
  return countries[language]
}
