import en from './en/language.json' with { type: 'json' }
import jp from './jp/language.json' with { type: 'json' }
import kr from './kr/language.json' with { type: 'json' }
import vi from './vi/language.json' with { type: 'json' }

/** What is particular to a language: `language.json` in its folder. */
type LanguageRules = {
  /** The language named in itself. */
  readonly name: string
  /** What stands in the `lang` attribute: `kr` and `jp` are not language codes a browser knows. */
  readonly html: string
  /** The flag beside it in the choice. */
  readonly flag: string
  /** The codes that ask for it, as browsers and the wire write them. */
  readonly browserCodes: readonly string[]
}

/** The languages of the product, by the code of the wire and of the folder with their texts, in the order they are offered. */
const all = { vi, en, kr, jp } satisfies Readonly<Record<string, LanguageRules>>

export type Language = keyof typeof all

export const languages = Object.keys(all) as readonly Language[]

/** What is particular to each language. */
export const languageRules: Readonly<Record<Language, LanguageRules>> = all

/** Something for each language, made from its code. */
export function inEveryLanguage<Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>
}
