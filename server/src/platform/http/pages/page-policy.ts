/** The origins which may frame pages, and the other hosts a deployment's pages connect to or load pictures from. */
export type PageHosts = {
  /** Origins beside our own. */
  readonly frameAncestors: readonly string[]
  readonly connectTo?: readonly string[]
  readonly picturesFrom?: readonly string[]
  /** Pages come from their sources: Vite puts the styles of edited modules into them and names its own scripts. */
  readonly isLive?: boolean
  /** Banks and gateways may be reached without TLS, as those of the sandbox are. */
  readonly isPlain?: boolean
}

/**
 * The content security policy of a page: only inline scripts with these hashes, and the scripts they load. Styles of
 * other hosts are refused; style attributes are allowed, since components pass values through them. Frames and forms
 * lead to banks and gateways, whose pages redirect to hosts that nothing here names; what else is not named is our own.
 */
export function pagePolicy(
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  hosts: PageHosts,
): string {
  const list = (...parts: readonly (string | readonly string[] | undefined)[]) =>
    parts.flat().filter(Boolean).join(' ')
  const outside = hosts.isPlain ? 'https: http:' : 'https:'
  return [
    "default-src 'self'",
    list('script-src', scripts, hosts.isLive ? "'self'" : "'strict-dynamic'"),
    list("style-src 'self'", hosts.isLive ? "'unsafe-inline'" : styles),
    "style-src-attr 'unsafe-inline'",
    list("img-src 'self' data: blob:", hosts.picturesFrom),
    "font-src 'self'",
    list("connect-src 'self'", hosts.connectTo),
    list("frame-src 'self'", outside),
    list("form-action 'self'", outside),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    list("frame-ancestors 'self'", hosts.frameAncestors),
  ].join('; ')
}
