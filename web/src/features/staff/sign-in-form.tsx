import { type FormEvent, useSyncExternalStore } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Mark } from '../../shell/mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './sign-in-form.module.css'
import { useSignIn } from './use-sign-in.ts'

const never = () => () => {}

/** Signs a staff member in by email and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useT('staff')
  const { busy, error, signIn } = useSignIn()
  // Before its script runs the browser would send the form by itself, with the password in the address.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (await signIn(String(form.get('email')).trim(), String(form.get('password')))) onDone()
  }

  return (
    <div className={styles.page}>
      <form className={styles.form} onSubmit={send} noValidate>
        <div className={styles.head}>
          <Mark size={40} />
          <h1>{t('signIn')}</h1>
          <p className={styles.small}>{t('login.forStaff')}</p>
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
