import { staffErrors } from '@teeviet/contract/errors/staff'
import { useState } from 'react'
import { callApi, FailedCall, Refused } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { storeStaffSession } from '../session/staff-session.ts'

/** The refusals of a sign-in that lacks the code of the second factor, or has a wrong one. */
const codeNeeded = staffErrors['staff.codeNeeded'].code
const wrongCode = staffErrors['staff.wrongCode'].code

/**
 * Signs a staff member in by email and password: gives whether it went well, and in `error` what was in the way.
 * `needsCode` once the account has asked for the code of its second factor.
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
    setBusy(true)
    setError(undefined)
    try {
      storeStaffSession(await callApi('POST /api/staff/session', { email, password, code }, { token: '' }))
      return true
    } catch (failure) {
      setBusy(false)
      const isAboutCode =
        failure instanceof Refused && (failure.code === codeNeeded || failure.code === wrongCode)
      setNeedsCode(isAboutCode)
      setError(isAboutCode && failure.code === codeNeeded && !needsCode ? undefined : textOf(failure))
      return false
    }
  }

  function textOf(failure: unknown): string {
    if (failure instanceof Refused) return failure.message
    if (failure instanceof FailedCall && failure.status === 429) return t('login.tooMany')
    return failure instanceof FailedCall && failure.message !== '' ? failure.message : t('failed')
  }

  return { busy, error, needsCode, signIn }
}
