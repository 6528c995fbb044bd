import { defaultLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import { catalogue, readCatalogue } from '@teeviet/texts/catalogue'

/**
 * Cities and provinces by their Vietnamese names, in each language's spelling: those from before 2025, which golfers
 * know.
 */
const names = readCatalogue('places')
const texts = catalogue('golf')

/** How people write places besides when they search. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = {
  'TP. Hồ Chí Minh': ['호치민', 'ho chi minh', 'tphcm', 'hcm', 'sai gon', 'saigon', '사이공', 'サイゴン'],
  'Đà Nẵng': ['danang'],
  'Nha Trang': ['냐짱', '나짱'],
  'Hạ Long': ['할롱', 'halong'],
  'Đà Lạt': ['dalat'],
}

/** Every place by its Vietnamese name, with the other names it is known by. */
export const places = Object.keys(names[defaultLanguage]).map((vietnamese) => ({
  vietnamese,
  others: [
    ...languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => placeName(vietnamese, language)),
    ...(alsoWritten[vietnamese] ?? []),
  ],
}))

/** A city or province as readers of a language know it; one that is not listed has its Vietnamese name only. */
export function placeName(vietnamese: string, language: Language): string {
  return names[language][vietnamese] ?? vietnamese
}

export function countryName(language: Language): string {
  return texts('country', language)
}
