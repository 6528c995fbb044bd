import { readCookie, setCookie } from './cookies.ts'
import { localKeys } from './local-keys.ts'

/**
 * Local storage that never throws. Inside some partners' frames the browser refuses it: data needed after a reload is
 * then in partitioned cookies of this frame's site in that partner's pages, and the rest lasts as long as the page. The
 * server accepts no cookie as a sign-in.
 */
const memory = new Map<string, string>()

/** The data a frame without local storage keeps across a reload; small enough for every request's header. */
const keptInFrame: ReadonlySet<string> = new Set([localKeys.info, localKeys.partner, localKeys.source])
const longestCookie = 3_500
const dayS = 24 * 60 * 60

const cookieOf = (key: string) => `kept_${key}`
const mayBeKept = (key: string) => keptInFrame.has(key) && typeof document !== 'undefined'

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return memory.get(key) ?? (mayBeKept(key) ? readCookie(cookieOf(key)) || null : null)
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    memory.set(key, value)
    const fits = encodeURIComponent(value).length <= longestCookie
    if (mayBeKept(key) && fits) setCookie(cookieOf(key), value, dayS)
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    memory.delete(key)
    if (mayBeKept(key)) setCookie(cookieOf(key), '', 0)
  }
}

/** Every key there is. */
export function localKeysInUse(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return [...new Set([...memory.keys(), ...keptInFrame])]
  }
}

/** Whether a login outlives the page: false in a frame whose browser keeps neither storage nor cookies there. */
export function storageLasts(): boolean {
  try {
    localStorage.setItem('probe', '1')
    localStorage.removeItem('probe')
    return true
  } catch {
    setCookie('probe', '1', dayS)
    return readCookie('probe') === '1'
  }
}
