import { htmlLanguage, isLanguage, type Language, languages } from '@teeviet/contract/rules/languages'

const key = 'language'

/** The language that the server wrote into the document: `?lang=`, the cookie, Vietnamese. */
export function documentLanguage(): Language {
  const code = document.documentElement.lang
  return languages.find((language) => htmlLanguage(language) === code) ?? 'vi'
}

/** Switches the language: the same page is loaded again in it, and the server keeps the choice in a cookie. */
export function chooseLanguage(language: Language): void {
  keep(language)
  location.assign(addressIn(language))
}

/** The choice made in this browser applies where the cookie was lost; true while the page is loaded again for it. */
export function followStoredLanguage(): boolean {
  const stored = readKept()
  if (new URLSearchParams(location.search).has('lang')) keep(documentLanguage())
  else if (isLanguage(stored) && stored !== documentLanguage()) {
    location.replace(addressIn(stored))
    return true
  }
  return false
}

function readKept(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    // The cookie remembers it.
  }
}

function addressIn(language: Language): string {
  const url = new URL(location.href)
  url.searchParams.set('lang', language)
  return url.href
}
