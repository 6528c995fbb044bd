import { type FormEvent, useRef, useState } from 'react'
import type { SentCode } from '#account/code/sent-code.ts'
import { CaptchaField, newKeydata } from '#account/login/captcha-field.tsx'
import styles from '#account/login/login-form.module.css'
import { refusal } from '#account/login/problems.ts'
import { answerOf } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { rich, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { useFirstErrorFocus } from '#ui/form/use-first-error-focus.ts'
import { type Customer, sendToCustomer } from './partner-code.ts'

type Errors = { captcha?: string; form?: string }

/** Asks for a captcha before a code is sent to a customer without a recent bank sign-in. */
export function PartnerCaptcha({
  customer,
  refused,
  onSent,
}: {
  customer: Customer
  /** Why no code was sent so far. */
  refused: string | undefined
  onSent: (code: SentCode) => void
}) {
  const t = useT('account')
  const form = useRef<HTMLFormElement>(null)
  const [capstr, setCapstr] = useState('')
  const [keydata, setKeydata] = useState(newKeydata)
  const [errors, setErrors] = useState<Errors>(refused === undefined ? {} : { form: refused })
  useFirstErrorFocus(form, errors)

  function refresh() {
    setKeydata(newKeydata())
    setCapstr('')
  }

  const solve = useChange(async (): Promise<Errors> => {
    if (capstr.trim() === '') return { captcha: t('captchaEmpty') }
    const captcha = await answerOf(api.login.verifyCaptcha, { keydata, capstr })
    if (captcha.error_code !== 0) {
      if (captcha.error_code === refusal.captchaExpired) refresh()
      return { captcha: captcha.error_msg }
    }
    refresh()
    const answer = await sendToCustomer(customer, { keydata, capstr })
    if ('sent' in answer) onSent(answer.sent)
    return 'text' in answer ? { form: answer.text } : {}
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!solve.isPending) setErrors((await solve.run()) ?? {})
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <p className={styles.lead}>
        {rich(t('partnerCaptchaLead'), {
          phone: (
            <span key="phone" className="phone">
              {customer.phone}
            </span>
          ),
        })}
      </p>
      <CaptchaField
        keydata={keydata}
        value={capstr}
        error={errors.captcha}
        onChange={setCapstr}
        onRefresh={refresh}
      />
      <p role="alert" className={styles.refused}>
        {errors.form}
      </p>
      <Button type="submit" size="large" wide busy={solve.isPending}>
        {t('sendCode')}
      </Button>
    </form>
  )
}
