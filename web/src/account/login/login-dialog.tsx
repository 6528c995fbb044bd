import { useEffect, useState } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { readSession } from '#session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { type SentCode, sentCode } from '../code/sent-code.ts'
import { loginCodeTask } from './login-code-task.ts'
import styles from './login-dialog.module.css'
import { LoginForm } from './login-form.tsx'
import type { Mode } from './request-code.ts'

/**
 * Logging in and creating an account: phone and captcha, then the code from the SMS in a dialog of its own. Closes with
 * true after a sign-in, so that the caller can continue; a new member is offered to complete the profile first.
 */
export default function LoginDialog({
  mode: wanted = 'login',
  reason,
  close,
}: DialogControl & {
  mode?: Mode
  /** the reason to log in, where the page behind does not show it */
  reason?: string
}) {
  const t = useT('account')
  const [mode, setMode] = useState(wanted)
  const [pending, setPending] = useState(() => sentCode())
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    // Listens to other tabs: a login there counts here as well.
    const look = () => {
      if (readSession()) close(true)
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [close])

  async function askForCode(code: SentCode) {
    let isNew = false
    const task = loginCodeTask(code, (signedIn) => {
      isNew = signedIn.isNew
    })
    if ((await openDialog('otp', task)) !== true) return setPending(sentCode())
    setDone(true)
    if (isNew) await openDialog('update-info', { isWelcome: true })
    close(true)
  }

  if (isDone) return null
  return (
    <Dialog title={t(mode === 'register' ? 'registerTitle' : 'loginTitle')} close={() => close()}>
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
      <LoginForm mode={mode} onMode={setMode} onSent={askForCode} pending={pending} />
    </Dialog>
  )
}
