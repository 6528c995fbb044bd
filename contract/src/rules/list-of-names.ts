import { type Language, languageRules } from './languages.ts'

/** Names one after the other, kept apart the way a language does it. */
export function listOfNames(names: readonly string[], language: Language): string {
  return names.join(languageRules[language].listSeparator)
}

/** A word and what it announces, empty where that is: "3 players: An, Bình, Chi". */
export function announced(word: string, what: string, language: Language): string {
  return what === '' ? word : `${word}${languageRules[language].colon}${what}`
}
