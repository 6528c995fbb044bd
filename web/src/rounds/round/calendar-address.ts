import type { Language } from '@teeviet/contract/rules/languages'

/** Where a round's calendar entry is fetched, in the reader's language. */
export function calendarAddress(code: string, language: Language): string {
  return `/api/rounds/${encodeURIComponent(code)}/calendar?lang=${language}`
}
