import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { apiData } from '../../api/api.ts'
import { FailedCall, Refused } from '../../api/failed-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Mark } from '../../shell/mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './sign-in-form.module.css'
import { storeStaffSession } from './staff-session.ts'

const never = () => () => {}

/** Signs a staff member in by email and password; `ended` says that the last session is over. */
export function SignInForm({ ended, onDone }: { ended: boolean; onDone: () => void }) {
  const t = useT('staff')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  // Before its script runs the browser would send the form by itself, with the password in the address.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email')).trim()
    const password = String(form.get('password'))
    if (email === '' || password === '') return setError(t('login.missing'))
    setBusy(true)
    setError(undefined)
    try {
      storeStaffSession(
        await apiData('POST /api/staff/session', { email, password }, { token: '', quiet: true }),
      )
      onDone()
    } catch (failure) {
      setBusy(false)
      setError(textOf(failure))
    }
  }

  function textOf(failure: unknown): string {
    if (failure instanceof Refused) return failure.message
    if (failure instanceof FailedCall && failure.status === 429) return t('login.tooMany')
    return failure instanceof FailedCall && failure.message !== '' ? failure.message : t('failed')
  }

  return (
    <div className={styles.page}>
      <form className={styles.form} onSubmit={signIn} noValidate>
        <div className={styles.head}>
          <Mark size={40} />
          <h1>{t('signIn')}</h1>
          <p className={styles.small}>{ended ? t('login.ended') : t('login.forStaff')}</p>
        </div>
        <Field label={t('login.email')} name="email" type="email" autoComplete="username" autoFocus />
        <Field
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          {...(error === undefined ? {} : { error })}
        />
        <Button type="submit" wide busy={busy} disabled={!alive}>
          {t('login.button')}
        </Button>
      </form>
    </div>
  )
}
