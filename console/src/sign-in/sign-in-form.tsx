import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { CodeField } from './code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signs a staff member in by email and password, with a code where the account has a second factor, or by a passkey. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useT('staff')
  const { busy, error, needsCode, signIn, signInByPasskey } = useSignIn()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('code') ?? '')
    if (await signIn(String(form.get('email')).trim(), String(form.get('password')), code)) onDone()
  }

  async function usePasskey(form: FormData) {
    const typed = { email: String(form.get('email')).trim(), password: String(form.get('password')) }
    if (await signInByPasskey(typed)) onDone()
  }

  return (
    <SignInCard title={t('signIn')} note={t('login.forStaff')} onSubmit={send}>
      <TextInput label={t('login.email')} name="email" type="email" autoComplete="username" autoFocus />
      <TextInput
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        error={needsCode ? undefined : error}
      />
      {needsCode && <CodeField error={error} />}
      <Button type="submit" size="md" busy={busy}>
        {t('login.button')}
      </Button>
      <PasskeyButton busy={busy} onUse={usePasskey} />
    </SignInCard>
  )
}
