type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } }

/**
 * Waits for the SMS whose last line names this site and its code, where the browser can read it (WebOTP, Chrome on
 * Android). Null elsewhere, when the golfer declines, and when `signal` ends the wait.
 */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  const credential: object | null = await navigator.credentials.get(request).catch(() => null)
  return credential && 'code' in credential && typeof credential.code === 'string' ? credential.code : null
}
