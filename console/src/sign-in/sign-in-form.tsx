import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { CodeField } from './code-field.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Signs a staff member in by email and password, and by a code where the account has a second factor. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useT('staff')
  const { busy, error, needsCode, signIn } = useSignIn()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('code') ?? '')
    if (await signIn(String(form.get('email')).trim(), String(form.get('password')), code)) onDone()
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
    </SignInCard>
  )
}
