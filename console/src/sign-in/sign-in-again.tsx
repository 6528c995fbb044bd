import { Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { currentQuestion, type Question, subscribeQuestion } from '../session/signed-in-again.ts'
import { continueStaffSession } from '../session/staff-call.ts'
import { dropStaffSession } from '../session/staff-session.ts'
import { CodeField } from './code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useSignIn } from './use-sign-in.ts'

/**
 * Over whatever a staff member was at when the session ended: with the password or a passkey it goes on, nothing typed is lost. It is
 * there with the console, not loaded when asked for, and no dialog of the golfers' pages.
 */
export function SignInAgain() {
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion)
  return question && <Box {...question} />
}

function Box({ id, email, close }: Question) {
  const t = useT('staff')
  useEffect(() => {
    const look = () => continueStaffSession(id).then((isBack) => isBack && close())
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [id, close])
  const { busy, error, needsCode, signIn, signInByPasskey } = useSignIn()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const code = String(form.get('code') ?? '')
    if (await signIn(email, String(form.get('password')), code)) close()
  }

  async function usePasskey(form: FormData) {
    if (await signInByPasskey({ email, password: String(form.get('password')) })) close()
  }

  function leave() {
    close()
    dropStaffSession()
  }

  return (
    <Modal
      opened
      onClose={close}
      title={t('login.again')}
      closeButtonProps={{ 'aria-label': useT('ui')('close') }}
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <p>{t('login.kept')}</p>
          <TextInput
            label={t('login.email')}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            readOnly
          />
          <TextInput
            label={t('login.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            data-autofocus
            error={needsCode ? undefined : error}
          />
          {needsCode && <CodeField error={error} />}
          <Button type="submit" size="md" busy={busy}>
            {t('login.button')}
          </Button>
          <PasskeyButton busy={busy} onUse={usePasskey} />
          <Button look="quiet" size="md" onClick={leave}>
            {t('login.other')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
