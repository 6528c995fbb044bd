import { htmlLanguage, isLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import { setCookie } from '#session/cookies.ts'
import { localKeys } from '#session/local-keys.ts'
import { readLocal, writeLocal } from '#session/local-store.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The language the document was rendered in. */
export function documentLanguage(): Language {
  const code = document.documentElement.lang
  return languages.find((language) => htmlLanguage(language) === code) ?? 'vi'
}

/** Remembers a choice here and, in a cookie, for the server. */
export function rememberLanguage(language: Language): void {
  writeLocal(localKeys.language, language)
  setCookie('lang', language, yearSeconds)
}

/** Switches the language: reloads the same page in it. */
export function chooseLanguage(language: Language): void {
  rememberLanguage(language)
  location.assign(addressIn(language))
}

/** Where the cookie got lost (a partner's frame, cleared cookies) the stored choice still wins. */
export function obeyStoredLanguage(): void {
  const stored = readLocal(localKeys.language)
  const asked = new URLSearchParams(location.search).has('lang')
  if (asked) rememberLanguage(documentLanguage())
  else if (isLanguage(stored) && stored !== documentLanguage()) location.replace(addressIn(stored))
}

function addressIn(language: Language): string {
  const url = new URL(location.href)
  url.searchParams.set('lang', language)
  return url.href
}
