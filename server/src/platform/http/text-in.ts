import { defaultLanguage, type Language } from '@teeviet/contract/rules/languages'

/** A text in some of the languages, as the tables keep it. */
export type Texts<Text = string> = Partial<Record<Language, Text>>

/** Where a reader looks when a text is missing in their language. */
const fallbacks: readonly Language[] = ['en', defaultLanguage]

/** The text in the reader's language, else in the next best one; null when there is none in any of them. */
export function textIn<Text>(texts: Texts<Text>, language: Language): Text | null {
  for (const candidate of [language, ...fallbacks]) {
    const text = texts[candidate]
    if (text !== undefined && text !== null && text !== '') return text
  }
  return null
}
