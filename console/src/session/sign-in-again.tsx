import { type FormEvent, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Field } from '../kit/field.tsx'
import styles from './sign-in-form.module.css'
import { currentQuestion, type Question, subscribeQuestion } from './signed-in-again.ts'
import { dropStaffSession } from './staff-session.ts'
import { useSignIn } from './use-sign-in.ts'

/**
 * Over whatever a staff member was at when the session ended: with the password it goes on, nothing typed is lost. It is
 * there with the console, not loaded when asked for, and no dialog of the golfers' pages.
 */
export function SignInAgain() {
  const question = useSyncExternalStore(subscribeQuestion, currentQuestion)
  return question && <Box {...question} />
}

function Box({ email, close }: Question) {
  const t = useT('staff')
  const { busy, error, signIn } = useSignIn()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (await signIn(email, password)) close()
  }

  function leave() {
    close()
    dropStaffSession()
  }

  return (
    <Dialog title={t('login.again')} close={close}>
      <form className={styles.again} onSubmit={send} noValidate>
        <p>{t('login.kept')}</p>
        <Field
          label={t('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <Field
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          data-autofocus
          {...(error === undefined ? {} : { error })}
        />
        <Button type="submit" wide busy={busy}>
          {t('login.button')}
        </Button>
        <Button look="quiet" wide onClick={leave}>
          {t('login.other')}
        </Button>
      </form>
    </Dialog>
  )
}
