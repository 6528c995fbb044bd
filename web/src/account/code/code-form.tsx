import { useChange } from '#api/client/use-change.ts'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { PinInput } from '@mantine/core'
import { secondsLeft } from '@teeviet/contract/live/server-clock'
import { otpLength } from '@teeviet/contract/rules/limits'
import { formatCountdown } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { rich, useT } from '#i18n/use-texts.tsx'
import { useServerNow } from '#session/use-server-now.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './code-form.module.css'
import type { CodeTask } from './code-task.ts'
import { readSmsCode } from './read-sms-code.ts'

/**
 * Six digits, the time they are good for, and a way to new ones. Full digits are sent by themselves. At zero a
 * code is refused without asking the server, and the link that sends another one appears.
 */
export function CodeForm({
  task,
  onDone,
  onLeave,
}: {
  task: CodeTask
  onDone: () => void
  onLeave: () => void
}) {
  const t = useT('account')
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [until, setUntil] = useState(task.until)
  const [error, setError] = useState<string>()
  const now = useServerNow()
  const [isVoid, setVoid] = useState(false)
  const left = now === null ? null : isVoid ? 0 : Math.max(0, secondsLeft(until, now))
  const expired = t(task.wording === 'booking' ? 'otp.expiredForBooking' : 'otp.expired')

  const isOver = left === 0
  useEffect(() => {
    // From here on the time is what is wrong, not the last code that was tried.
    if (isOver) setError(undefined)
  }, [isOver])

  // `digits` to try, or null for another code.
  const { run, isPending, pending } = useChange((digits: string | null) => {
    setError(undefined)
    return digits === null ? resend() : use(digits)
  })

  function startAnew(problem?: string) {
    setCode('')
    setError(problem)
    first.current?.focus()
  }

  function submit(digits: string) {
    if (digits.length < otpLength) return startOver(digits)
    if (isOver) return setError(expired)
    return run(digits)
  }

  async function use(digits: string) {
    const problem = await task.submit(digits)
    if (problem === null) return onDone()
    if (typeof problem === 'string') return startAnew(problem)
    setVoid(true)
    startAnew(problem.over)
  }

  function startOver(digits: string) {
    setError(t('otp.incomplete'))
    const inputs = first.current?.closest('form')?.querySelectorAll('input')
    inputs?.[digits.length]?.focus()
  }

  async function resend() {
    const answer = await task.resend()
    if (answer === null) return onLeave()
    if ('text' in answer) return setError(answer.text)
    setUntil(answer.until)
    setVoid(false)
    startAnew()
  }

  const takeSmsCode = useEffectEvent((digits: string | null) => {
    if (digits === null || digits.length !== otpLength || isPending) return
    setCode(digits)
    submit(digits)
  })
  useEffect(() => {
    // Each code that is sent is waited for anew.
    const waiting = new AbortController()
    if (until > 0) readSmsCode(waiting.signal).then(takeSmsCode)
    return () => waiting.abort()
  }, [until])

  const isSubmitting = typeof pending === 'string'
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(code)
      }}
      noValidate
    >
      <p>
        {task.email === undefined
          ? rich(t('codeSent'), {
              phone: (
                <span key="phone" className="phone">
                  {task.phone}
                </span>
              ),
            })
          : t('codeMailed', { email: task.email })}
      </p>
      <PinInput
        ref={first}
        value={code}
        onChange={(digits) => {
          setCode(digits)
          if (digits !== '') setError(undefined)
          if (digits.length === otpLength) submit(digits)
        }}
        length={otpLength}
        type="number"
        placeholder=""
        autoFocus
        readOnly={isSubmitting}
        gap={8}
        aria-label={t('otp.label')}
        classNames={{ root: styles.digits, pinInput: styles.digit, input: styles.input }}
        getInputProps={(place) => ({
          'aria-label': t('otp.digit', { n: place + 1 }),
          'aria-invalid': error !== undefined || undefined,
          'aria-describedby': `${id}-note`,
          ...(place === 0 ? { 'data-autofocus': true } : {}),
        })}
      />
      <p id={`${id}-note`} role="alert" className={styles.error}>
        {error ?? (isOver ? expired : '')}
      </p>
      <div className={styles.time}>
        {left !== null && left > 0 && (
          <p>
            {t('otp.left')}{' '}
            <span className="time" role="timer">
              {formatCountdown(left)}
            </span>
          </p>
        )}
        {isOver && (
          <Button look="quiet" onClick={() => run(null)} busy={isPending && !isSubmitting}>
            {t('otp.resend')}
          </Button>
        )}
      </div>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('otp.confirm')}
      </Button>
    </form>
  )
}
