import type { Language } from '../rules/languages.ts'

const joints: Readonly<Record<Language, string>> = { vi: ' – ', en: ' – ', kr: ' ~ ', jp: '〜' }

/** Two values as a range, the language's way; one when both are the same. */
export function rangeOf(from: string, to: string, language: Language): string {
  return from === to ? from : `${from}${joints[language]}${to}`
}
