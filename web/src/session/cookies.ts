/**
 * Sets a cookie of this site for a number of seconds. In a partner's frame it belongs to that partner's pages alone:
 * browsers keep no other cookie there.
 */
export function setCookie(name: string, value: string, seconds: number): void {
  const framed = window.isSecureContext && window.parent !== window
  const secure = framed || location.protocol === 'https:' ? '; secure' : ''
  const site = framed ? 'none; partitioned' : 'lax'
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers of the audience
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=${site}${secure}`
}

/** Reads a cookie of this site; null when it is not there. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}
