import { inEveryLanguage, type Language, languageRules, languages } from '@teeviet/texts/languages'

export { inEveryLanguage, type Language, languageRules, languages }

export const defaultLanguage: Language = 'vi'

/** The value of the `lang` attribute: `kr` and `jp` are not language codes of browsers. */
export function htmlLanguage(language: Language): string {
  return languageRules[language].html
}

/** The flag beside a language in the choice. */
export function flagOf(language: Language): string {
  return languageRules[language].flag
}

/** A language named in itself. */
export function languageName(language: Language): string {
  return languageRules[language].name
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/**
 * The language requested by a `lang` field or an `Accept-Language` header (`ko-KR,ko;q=0.9,en;q=0.8`); null for
 * unsupported ones. The first one named wins: browsers send them in order of preference.
 */
export function readLanguage(asked: string | null | undefined): Language | null {
  for (const part of (asked ?? '').toLowerCase().split(',', 20)) {
    const code = part.trim().split(/[-_;]/)[0] ?? ''
    const language = languages.find((one) => one === code || htmlLanguage(one) === code)
    if (language) return language
  }
  return null
}
