/** The hosts of the push services that browsers use, and the domains whose every host is one. */
const hosts: ReadonlySet<string> = new Set([
  // Chrome, Edge on Android, Samsung Internet, Opera
  'fcm.googleapis.com',
  // Firefox
  'updates.push.services.mozilla.com',
  // Safari
  'web.push.apple.com',
])
const domains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/**
 * Whether the server may post to an endpoint that a browser named: https at a known push service, on its usual port and
 * without a user, or at the sandbox. Everything else could be an address of the operator's own network.
 * @param sandboxUrl the sandbox's root; null in production
 */
export function isPushEndpoint(endpoint: string, sandboxUrl: string | null): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (sandboxUrl !== null && url.origin === new URL(sandboxUrl).origin)
    return url.pathname.startsWith('/push/to/')
  const isKnown = hosts.has(url.hostname) || domains.some((domain) => url.hostname.endsWith(domain))
  return url.protocol === 'https:' && url.port === '' && isKnown
}
