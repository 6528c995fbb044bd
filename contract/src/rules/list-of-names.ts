import type { Language } from './languages.ts'

const between: Readonly<Record<Language, string>> = { vi: ', ', en: ', ', kr: ' · ', jp: '・' }

/** Names one after the other, kept apart the way a language does it. */
export function listOfNames(names: readonly string[], language: Language): string {
  return names.join(between[language])
}
