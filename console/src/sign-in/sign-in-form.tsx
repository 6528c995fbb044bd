import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { Mark } from '../kit/mark.tsx'
import styles from './sign-in-form.module.css'
import { useSignIn } from './use-sign-in.ts'

/** Signs a staff member in by email and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useT('staff')
  const { busy, error, signIn } = useSignIn()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (await signIn(String(form.get('email')).trim(), String(form.get('password')))) onDone()
  }

  return (
    <main id="content" className={styles.page}>
      <form className={styles.form} onSubmit={send} noValidate>
        <div className={styles.head}>
          <Mark size={40} />
          <h1>{t('signIn')}</h1>
          <p className={styles.small}>{t('login.forStaff')}</p>
        </div>
        <TextInput label={t('login.email')} name="email" type="email" autoComplete="username" autoFocus />
        <TextInput
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          error={error}
        />
        <Button type="submit" size="md" busy={busy}>
          {t('login.button')}
        </Button>
      </form>
    </main>
  )
}
