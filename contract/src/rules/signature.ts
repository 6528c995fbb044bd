/**
 * What `signdata` is the SHA-256 of (lower-case hex): a secret, then the values of the request's own fields in the
 * order of their names, with nothing between them. The browser knows the secret, so it proves nothing about who
 * asks: it only shows a request that was changed or cut on its way.
 */
export function signedText(secret: string, fields: Readonly<Record<string, string | number>>): string {
  const names = Object.keys(fields).sort()
  return secret + names.map((name) => String(fields[name])).join('')
}

/** The secret where none is configured. */
export const defaultSignatureSecret = 'teeviet-signature'
