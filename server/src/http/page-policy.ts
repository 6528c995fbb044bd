/** Who may frame pages, and which other hosts a deployment's pages talk to or take pictures from. */
export type PageHosts = {
  /** Origins beside our own; `nobody` shuts out even that. */
  readonly frameAncestors: readonly string[] | 'nobody'
  readonly connectTo?: readonly string[]
  readonly picturesFrom?: readonly string[]
  /** Any style may stand in the page: Vite puts those of edited modules there, without a nonce. */
  readonly inlineStyles?: boolean
}

/**
 * The content security policy of a page: only scripts that carry its nonce, and what they load. Styles of other
 * hosts are shut out; style attributes are allowed, since components pass values through them.
 */
export function pagePolicy(nonce: string, hosts: PageHosts): string {
  const list = (...parts: readonly (string | readonly string[] | undefined)[]) =>
    parts.flat().filter(Boolean).join(' ')
  return [
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    hosts.inlineStyles ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    list("img-src 'self' data: blob:", hosts.picturesFrom),
    "font-src 'self'",
    list("connect-src 'self'", hosts.connectTo),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    hosts.frameAncestors === 'nobody'
      ? "frame-ancestors 'none'"
      : list("frame-ancestors 'self'", hosts.frameAncestors),
  ].join('; ')
}
