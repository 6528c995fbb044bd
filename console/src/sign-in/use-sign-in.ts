import { staffErrors } from '@teeviet/contract/errors/staff'
import { useState } from 'react'
import { callApi, FailedCall, Refused } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { type Account, startStaffSession } from '../session/staff-session.ts'

/** The refusals of a sign-in that lacks the code of the second factor, or has a wrong one. */
const codeNeeded = staffErrors['staff.codeNeeded'].code
const wrongCode = staffErrors['staff.wrongCode'].code
const passkeyRefused = staffErrors['staff.passkeyRefused'].code

/** What is typed before a passkey is used as the second factor. */
type Typed = { readonly email: string; readonly password: string }

/**
 * Signs a staff member in by email and password, or by a passkey: gives whether it went well, and in `error` what was in
 * the way. `needsCode` once the account has asked for its second factor.
 */
export function useSignIn() {
  const t = useT('staff')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)

  async function signIn(email: string, password: string, code: string): Promise<boolean> {
    if (email === '' || password === '') {
      setError(t('login.missing'))
      return false
    }
    return attempt(() => callApi('POST /api/staff/session', { email, password, code }, { staffId: null }))
  }

  /** By a passkey alone, or as the second factor once the password was right. */
  async function signInByPasskey({ email, password }: Typed): Promise<boolean> {
    return attempt(async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const optionsJSON = await callApi('POST /api/staff/session/begin-passkey', {}, { staffId: null })
      const credential = await startAuthentication({ optionsJSON }).catch(() => null)
      if (credential === null) return null
      return needsCode
        ? callApi('POST /api/staff/session', { email, password, code: '', credential }, { staffId: null })
        : callApi('POST /api/staff/session/passkey', { credential }, { staffId: null })
    })
  }

  async function attempt(work: () => Promise<Account | null>): Promise<boolean> {
    setBusy(true)
    setError(undefined)
    try {
      const account = await work()
      if (account) startStaffSession(account)
      else setBusy(false)
      return account !== null
    } catch (failure) {
      setBusy(false)
      const isAboutCode =
        failure instanceof Refused && (failure.code === codeNeeded || failure.code === wrongCode)
      setNeedsCode(isAboutCode || (needsCode && isAboutPasskey(failure)))
      setError(isAboutCode && failure.code === codeNeeded && !needsCode ? undefined : textOf(failure))
      return false
    }
  }

  function textOf(failure: unknown): string {
    if (failure instanceof Refused) return failure.message
    if (failure instanceof FailedCall && failure.status === 429) return t('login.tooMany')
    return failure instanceof FailedCall && failure.message !== '' ? failure.message : t('failed')
  }

  return { busy, error, needsCode, signIn, signInByPasskey }
}

function isAboutPasskey(failure: unknown): boolean {
  return failure instanceof Refused && failure.code === passkeyRefused
}
