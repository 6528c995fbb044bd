/** The codes used literally in the language choice, in storage and in every `lang` field. */
export const languages = ['vi', 'en', 'kr', 'jp'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'vi'

const htmlCodes = { vi: 'vi', en: 'en', kr: 'ko', jp: 'ja' } as const
const flags = { vi: 'vn', en: 'us', kr: 'kr', jp: 'jp' } as const
const fromBrowser: Readonly<Record<string, Language>> = {
  vi: 'vi',
  en: 'en',
  ko: 'kr',
  kr: 'kr',
  ja: 'jp',
  jp: 'jp',
}

/** What stands in the `lang` attribute: `kr` and `jp` are not language codes a browser knows. */
export function htmlLanguage(language: Language): 'vi' | 'en' | 'ko' | 'ja' {
  return htmlCodes[language]
}

/** The flag beside a language in the choice. */
export function flagOf(language: Language): 'vn' | 'us' | 'kr' | 'jp' {
  return flags[language]
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/**
 * The language asked for by a `lang` field or an `Accept-Language` header (`ko-KR,ko;q=0.9,en;q=0.8`);
 * null when it names none of ours. The first one named wins: browsers send them in order of preference.
 */
export function readLanguage(asked: string | null | undefined): Language | null {
  for (const part of (asked ?? '').toLowerCase().split(',', 20)) {
    const code = part.trim().split(/[-_;]/)[0] ?? ''
    if (Object.hasOwn(fromBrowser, code)) return fromBrowser[code] ?? null
  }
  return null
}
