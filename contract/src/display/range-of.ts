import { type Language, languageRules } from '../rules/languages.ts'

/** Two values as a range, the language's way; one when both are the same. */
export function rangeOf(from: string, to: string, language: Language): string {
  return from === to ? from : `${from}${languageRules[language].rangeSeparator}${to}`
}
