import { serverNow } from '@teeviet/contract/live/server-clock'
import { isEmail } from '@teeviet/contract/rules/phone'
import { type FormEvent, useState } from 'react'
import { answerOf, call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/messages/calls.ts'
import { openDialog } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { CodeTask } from '../code/code-task.ts'
import { problemOfCode, shownThrottleText } from '../login/problems.ts'
import styles from './account-page.module.css'

type OwnEmailProps = { phone: string; email: string | null; onChange: () => Promise<unknown> }

/** The golfer's e-mail address for messages: proved by a code, and removed again. */
export function OwnEmail({ phone, email, onChange }: OwnEmailProps) {
  const t = useT('account-settings')
  const [isTyping, setTyping] = useState(false)
  const removing = useChange(async () => {
    await call(api.removeEmail, {})
    await onChange()
    showToast('success', t('messages.emailRemoved'))
  })
  if (isTyping)
    return (
      <EmailForm
        phone={phone}
        onProved={async () => {
          await onChange()
          setTyping(false)
          showToast('success', t('messages.emailAdded'))
        }}
      />
    )
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name}>{t('messages.channel.email')}</p>
        <p className={styles.note}>{email ?? t('messages.emailNone')}</p>
      </div>
      {email === null ? (
        <Button look="second" size="small" onClick={() => setTyping(true)}>
          {t('messages.emailAdd')}
        </Button>
      ) : (
        <Button look="quiet" size="small" busy={removing.isPending} onClick={() => removing.run()}>
          {t('messages.emailRemove')}
        </Button>
      )}
    </div>
  )
}

function EmailForm({ phone, onProved }: { phone: string; onProved: () => Promise<void> }) {
  const t = useT('account-settings')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const sending = useChange(sendCode)

  async function prove(event: FormEvent) {
    event.preventDefault()
    const email = typed.trim()
    if (!isEmail(email.toLowerCase())) return setProblem(t('messages.emailFormat'))
    const sent = await sending.run(email)
    if (!sent) return
    if ('text' in sent) return setProblem(sent.text)
    const task: CodeTask = {
      phone,
      email,
      until: sent.until,
      wording: 'login',
      submit: async (code) => {
        const answer = await answerOf(api.setEmail, { email, code })
        return answer.error_code === 0 ? null : problemOfCode(answer)
      },
      resend: () => sendCode(email),
    }
    if ((await openDialog('otp', task)) === true) await onProved()
  }

  return (
    <form className={styles.rows} onSubmit={prove} noValidate aria-label={t('messages.channel.email')}>
      <Field
        label={t('messages.emailAddress')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={typed}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
      />
      <div>
        <Button type="submit" size="small" busy={sending.isPending}>
          {t('messages.emailSend')}
        </Button>
      </div>
    </form>
  )
}

/** Sends a code to the address: when it expires, epoch ms by the server's clock, or the refusal. */
async function sendCode(email: string): Promise<{ until: number } | { text: string }> {
  const { error_code, error_msg, data } = await answerOf(api.sendEmailCode, { email })
  return error_code === 0 && data
    ? { until: serverNow() + data.time * 1000 }
    : { text: shownThrottleText(error_msg) }
}
