import { call } from '#api/client/call.ts'
import * as api from '#api/passkeys.ts'

/**
 * Makes a passkey on the golfer's device and stores its public key.
 * @returns false when the golfer declined, or the device has one already
 * @throws FailedCall, and Refused with the server's text
 */
export async function addPasskey(): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = await call(api.beginAdding, {})
  const credential = await startRegistration({ optionsJSON }).catch(() => null)
  if (credential === null) return false
  await call(api.add, { credential })
  return true
}
