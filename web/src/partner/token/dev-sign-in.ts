import { signFields } from '#account/login/sign-fields.ts'
import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { reportLogin } from '#session/analytics.ts'
import { readSession, storeSession } from '#session/session.ts'
import { rememberLogin } from '#session/source.ts'

/** `error_code` of a success, of this call alone. */
const signedIn = 200

/**
 * For development: signs in the `phone` of an address whose `signdata` is the one of that phone, when no golfer is
 * signed in, and returns the address without both; null without them. Only in a web that was built for it, and only by
 * a server that was started for it: the signature proves nothing.
 */
export async function takeDevSignIn(href: string): Promise<string | null> {
  const address = new URL(href)
  const phone = address.searchParams.get('phone')
  const signdata = address.searchParams.get('signdata')
  if (!phone || !signdata || readSession() !== null || signdata !== (await signFields({ phone }))) return null
  const answer = await answerOf(api.login.byPhone, { phone, signdata })
  if (answer.error_code !== signedIn || !answer.data) {
    showToast('error', answer.error_msg)
    return null
  }
  const session = storeSession(answer.data)
  rememberLogin()
  reportLogin(session)
  address.searchParams.delete('phone')
  address.searchParams.delete('signdata')
  return address.href
}
