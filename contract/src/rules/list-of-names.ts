import { type Language, languageRules } from './languages.ts'

/** Names one after the other, kept apart the way a language does it. */
export function listOfNames(names: readonly string[], language: Language): string {
  return names.join(languageRules[language].listSeparator)
}
