/**
 * What `signdata` is the SHA-256 of (lower-case hex): a secret, then the values of the request's own fields in the
 * order of their names, with nothing between them. The browser has the secret, so it proves nothing about the caller:
 * it only detects a request that was changed or truncated in transit.
 */
export function signedText(secret: string, fields: Readonly<Record<string, string | number>>): string {
  const names = Object.keys(fields).sort()
  return secret + names.map((name) => String(fields[name])).join('')
}

/** The secret where none is configured. */
export const defaultSignatureSecret = 'teeviet-signature'
