import { answerOf, call } from '#api/client/call.ts'
import * as api from '#api/passkeys.ts'
import { currentMerchant } from '#session/source.ts'
import { takeSession } from '#session/take-session.ts'

/** True after a login; null when the golfer chose no passkey; else the server's refusal. */
export type PasskeyLogin = true | null | { readonly problem: string }

/**
 * Logs in with a passkey. `byAutofill` waits until the golfer picks one among the suggestions of a field.
 * @throws FailedCall when there was no answer
 */
export async function logInWithPasskey(byAutofill: boolean): Promise<PasskeyLogin> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const asked = byAutofill ? { quiet: true, silent: true } : {}
  const optionsJSON = await call(api.beginLogin, {}, asked)
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: byAutofill }).catch(
    () => null,
  )
  if (credential === null) return null
  const merchant = currentMerchant()
  const answer = await answerOf(api.logIn, { credential, merchant: merchant || undefined })
  if (answer.error_code !== 0 || !answer.data) return { problem: answer.error_msg }
  takeSession(answer.data)
  return true
}

/** Ends a wait for a passkey; the browser allows one at a time. */
export async function stopWaitingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
