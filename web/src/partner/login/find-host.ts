import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { keepHost } from '#viewer/host-app.ts'

/**
 * Finds out whether the page around the frame is a partner's, where no hand-over has told: after a refused one the
 * customer wants back to the app all the same. Whom it is told to is the server's word, not the page's around.
 */
export async function findHost(): Promise<void> {
  const origin = originAround()
  if (origin === null) return
  const answer = await call(api.partnerServices.frameHost, { origin }, { quiet: true, silent: true }).catch(
    () => null,
  )
  keepHost(answer?.origin ?? null)
}

/** The origin of the page around; where the browser does not tell, that of the page that opened the frame. */
function originAround(): string | null {
  if (window.parent === window) return null
  return location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? null
}
