import { serverNow } from '@teeviet/contract/live/server-clock'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { keepTypingCode } from '#session/code-step.ts'
import { readSession } from '#session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CodeForm } from '../code/code-form.tsx'
import { type SentCode, sentCode } from '../code/sent-code.ts'
import { offerPasskey } from '../passkeys/offer-passkey.ts'
import { PasskeyOffer } from '../passkeys/passkey-offer.tsx'
import { loginCodeTask } from './login-code-task.ts'
import styles from './login-dialog.module.css'
import { LoginForm } from './login-form.tsx'
import type { Mode } from './request-code.ts'
import { useNameStep } from './use-name-step.tsx'

/** The code that is being typed, or the name of a new golfer; null for the phone. */
type Step = { readonly code: SentCode } | { readonly isNew: true } | null

/** A code whose countdown still runs is typed next, as after a reload. */
function firstStep(): Step {
  const code = sentCode()
  return code && serverNow() < code.until ? { code } : null
}

type LoginProps = Pick<DialogControl, 'close'> & {
  mode?: Mode
  /** the reason to log in, where the page behind does not show it */
  reason?: string
}

/** The login, or the offer of a passkey that follows it. */
export default function LoginDialog({
  isOffer,
  ...login
}: DialogControl & LoginProps & { isOffer?: boolean }) {
  return isOffer ? <PasskeyOffer close={login.close} /> : <LoginSheet {...login} />
}

/**
 * Logging in and creating an account in one sheet: phone and captcha, the code from the SMS, and the name of a new
 * golfer. Closes with true after a sign-in, so that the caller can continue.
 */
function LoginSheet({ mode: wanted = 'login', reason, close }: LoginProps) {
  const t = useT('account')
  const [mode, setMode] = useState(wanted)
  const [step, setStep] = useState(firstStep)
  function finish() {
    close(true)
    offerPasskey()
  }
  const name = useNameStep(finish)
  const isNaming = step !== null && 'isNew' in step
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog focuses its first field when it opens; the field of a later step is focused here.
    if (step) content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [step])

  const isTyping = step !== null && 'code' in step
  useEffect(() => {
    // A reload leaves it set, and the page that it brings opens the dialog again.
    keepTypingCode(isTyping)
    return () => keepTypingCode(false)
  }, [isTyping])

  useEffect(() => {
    if (isNaming) return
    // Listens to other tabs: a login there counts here as well.
    const look = () => {
      if (readSession()) close(true)
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [isNaming, close])

  if (isNaming) {
    return (
      <Dialog title={name.title} close={finish} footer={name.footer}>
        <div ref={content}>{name.body}</div>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t(step ? 'otpTitle' : mode === 'register' ? 'registerTitle' : 'loginTitle')}
      close={() => close()}
    >
      <div ref={content}>
        {step ? (
          <CodeStep
            code={step.code}
            onDone={({ isNew }) => (isNew ? setStep({ isNew }) : finish())}
            onBack={() => setStep(null)}
          />
        ) : (
          <>
            {reason !== undefined && <p className={styles.reason}>{reason}</p>}
            <LoginForm
              mode={mode}
              onMode={setMode}
              onSent={(code) => setStep({ code })}
              onLoggedIn={() => close(true)}
              pending={sentCode()}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

function CodeStep({
  code,
  onDone,
  onBack,
}: {
  code: SentCode
  onDone: (answer: { isNew: boolean }) => void
  /** to the phone: for another number, or because another code needs a new captcha */
  onBack: () => void
}) {
  const t = useT('account')
  const [answer] = useState({ isNew: false })
  const task = useMemo(
    () =>
      loginCodeTask(code, ({ isNew }) => {
        answer.isNew = isNew
      }),
    [code, answer],
  )
  return (
    <>
      <CodeForm task={task} onDone={() => onDone(answer)} onLeave={onBack} />
      <p className={styles.back}>
        <button type="button" onClick={onBack}>
          {t('otherPhone')}
        </button>
      </p>
    </>
  )
}
