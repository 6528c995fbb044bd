import { call } from '#api/client/call.ts'
import * as api from '#api/passkeys.ts'
import { openDialog } from '#dialogs/open.ts'
import { readCookie, setCookie } from '#session/cookies.ts'
import { canKeepPasskey } from './can-use-passkeys.ts'

/** A cookie, since logging out clears the local storage. */
const askedCookie = 'passkey_asked'
const pauseSeconds = 60 * 24 * 60 * 60

/** Offers a passkey to a golfer who has just logged in by a code, has none, and was not asked of late. */
export async function offerPasskey(): Promise<void> {
  if (readCookie(askedCookie) !== null || !(await canKeepPasskey())) return
  const kept = await call(api.list, {}, { quiet: true, silent: true }).catch(() => null)
  if (kept?.length === 0) openDialog('login', { isOffer: true })
}

/** The golfer answered the offer: it does not come again for a while. */
export function rememberOffer(): void {
  setCookie(askedCookie, '1', pauseSeconds)
}
