import { useState } from 'react'
import { callApi, FailedCall, Refused } from '../api/call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { storeStaffSession } from '../session/staff-session.ts'

/** Signs a staff member in by email and password: gives whether it went well, and in `error` what was in the way. */
export function useSignIn() {
  const t = useT('staff')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function signIn(email: string, password: string): Promise<boolean> {
    if (email === '' || password === '') {
      setError(t('login.missing'))
      return false
    }
    setBusy(true)
    setError(undefined)
    try {
      storeStaffSession(await callApi('POST /api/staff/session', { email, password }, { token: '' }))
      return true
    } catch (failure) {
      setBusy(false)
      setError(textOf(failure))
      return false
    }
  }

  function textOf(failure: unknown): string {
    if (failure instanceof Refused) return failure.message
    if (failure instanceof FailedCall && failure.status === 429) return t('login.tooMany')
    return failure instanceof FailedCall && failure.message !== '' ? failure.message : t('failed')
  }

  return { busy, error, signIn }
}
