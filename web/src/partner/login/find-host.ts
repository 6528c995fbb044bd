import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { keepHost } from '#viewer/host-app.ts'

/**
 * Determines whether the framing page is a partner's, without an SSO token: after a refused one the customer must still
 * be able to return to the app. The server, not the framing page, names the allowed recipient.
 */
export async function findHost(): Promise<void> {
  const origin = originAround()
  if (origin === null) return
  const answer = await call(api.partnerServices.frameHost, { origin }, { quiet: true, silent: true }).catch(
    () => null,
  )
  keepHost(answer?.origin ?? null)
}

/** The origin of the framing page; if the browser does not report it, that of the page that opened the frame. */
function originAround(): string | null {
  if (window.parent === window) return null
  return location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? null
}
