import { isInsideApp } from '#viewer/host-app.ts'

/** Whether this browser has passkeys for our pages: a bank's app, in whose frame or web view they fail, has none. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !isInsideApp()
}

/** Whether the device itself can keep a passkey, unlocked by fingerprint, face or PIN. */
export async function canKeepPasskey(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}
