import en from './en/language.json' with { type: 'json' }
import jp from './jp/language.json' with { type: 'json' }
import kr from './kr/language.json' with { type: 'json' }
import vi from './vi/language.json' with { type: 'json' }

/** What is particular to a language: `language.json` in its folder. Patterns have named `{slots}`. */
type LanguageRules = {
  /** The language named in itself. */
  readonly name: string
  /** What stands in the `lang` attribute, and what browsers ask for: `kr` and `jp` are not language codes a browser knows. */
  readonly html: string
  /** The flag beside it in the choice. */
  readonly flag: string
  /** Between the groups of three digits, and before the decimals. */
  readonly thousands: string
  readonly decimal: string
  readonly listSeparator: string
  /** Between a word and what it announces. */
  readonly colon: string
  readonly rangeSeparator: string
  readonly sentenceSeparator: string
  /** From Monday, short. */
  readonly weekdays: readonly string[]
  /** The name `{month}` of a month, from January, where dates have it. */
  readonly months?: readonly string[]
  /** A date in a sentence; `{d}` and `{m}` are day and month, `{dd}` and `{mm}` the same in two digits. */
  readonly date: string
  readonly dateWithYear: string
  /** A month as a heading. */
  readonly monthOfYear: string
  /** Any written date with its weekday. */
  readonly dateWithWeekday: string
  /** A weekday in brackets as it follows its date. */
  readonly weekdayBehind: string
  /** Between a date with its weekday and what follows. */
  readonly afterDate: string
  readonly dateAndClock: string
  /** A day called by its name, as today, and its date. */
  readonly namedDay: string
  /** A tee time of a group with the number `{n}` of its players. */
  readonly flight: string
  readonly flightSeparator: string
  /** An amount in a policy, where it is not written as everywhere else. */
  readonly legalAmount?: string
  /** In days, hours, minutes and seconds; the second form, where there is one, is that of a single one. */
  readonly durations: readonly (readonly string[])[]
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
