import { useQuery } from '@tanstack/react-query'
import { checkPhone, foreignPhoneOf, isEmail, isForeignPhone } from '@teeviet/contract/rules/phone'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useChange } from '#api/client/use-change.ts'
import { siteSettings } from '#api/queries/site-settings.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFirstErrorFocus } from '#ui/form/use-first-error-focus.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { SentCode } from '../code/sent-code.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { usePasskeySuggestions } from '../passkeys/use-passkey-suggestions.ts'
import { AgreedBy } from './agreed-by.tsx'
import { CaptchaField, newKeydata } from './captcha-field.tsx'
import styles from './login-form.module.css'
import type { Problem } from './problems.ts'
import { type Mode, requestCode } from './request-code.ts'

type Errors = { readonly [At in Problem['at']]?: string }

const none: Errors = {}

/** Phone and captcha, for logging in and for creating an account; what was typed stays when one becomes the other. */
export function LoginForm({
  mode,
  onMode,
  onSent,
  onLoggedIn,
  pending,
}: {
  mode: Mode
  onMode: (mode: Mode) => void
  onSent: (code: SentCode) => void
  /** with a passkey, without a code */
  onLoggedIn: () => void
  /** A code that is on its way already, as after a reload. */
  pending: SentCode | null
}) {
  const t = useT('account')
  const form = useRef<HTMLFormElement>(null)
  const [phone, setPhone] = useState(pending?.phone ?? '')
  const [email, setEmail] = useState(pending?.email ?? '')
  const hasEmailLogin = useQuery(siteSettings).data?.email_login === 1
  const getsEmail = hasEmailLogin && isForeignPhone(phone)
  const [capstr, setCapstr] = useState('')
  const [keydata, setKeydata] = useState(newKeydata)
  const [errors, setErrors] = useState(none)
  const solved = useRef('')
  const [otherMode, setOtherMode] = useState<Mode | null>(null)
  useFirstErrorFocus(form, errors)
  usePasskeySuggestions(onLoggedIn)

  function refreshCaptcha() {
    setKeydata(newKeydata())
    setCapstr('')
  }

  function switchMode(to: Mode) {
    onMode(to)
    setOtherMode(null)
    setErrors(none)
  }

  type Reach = { phone: string; email: string | undefined }
  const request = useChange(async ({ mode, ...reach }: Reach & { mode: Mode }) => {
    const captcha = `${keydata} ${capstr}`
    const isSolved = solved.current === captcha
    try {
      const answer = await requestCode({ ...reach, mode, keydata, capstr, isSolved })
      if ('otherMode' in answer) {
        solved.current = captcha
        setOtherMode(answer.otherMode)
      }
      if ('problem' in answer) setErrors({ [answer.problem.at]: answer.problem.text })
      // The captcha is used up by the SMS it bought, and by some refusals.
      if ('sent' in answer || ('spent' in answer && answer.spent)) refreshCaptcha()
      if ('sent' in answer) onSent(answer.sent)
    } catch (error) {
      // A captcha may have been used up on the way.
      refreshCaptcha()
      throw error
    }
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    send(mode)
  }

  function send(mode: Mode) {
    if (request.isPending) return
    setOtherMode(null)
    const foreign = getsEmail ? foreignPhoneOf(phone) : null
    const checked = foreign === null ? checkPhone(phone, true) : { ok: true as const, phone: foreign }
    const address = email.trim()
    const wrong: Errors = {
      ...(checked.ok ? {} : { phone: t(checked.error === 'phone.empty' ? 'phoneEmpty' : 'phoneFormat') }),
      ...(getsEmail && !isEmail(address) ? { email: t('emailFormat') } : {}),
      ...(capstr.trim() === '' ? { captcha: t('captchaEmpty') } : {}),
    }
    setErrors(wrong)
    if (checked.ok && wrong.captcha === undefined && wrong.email === undefined)
      return request.run({ phone: checked.phone, email: getsEmail ? address : undefined, mode })
  }

  const foreignHint = hasEmailLogin ? undefined : t('phoneForeign')
  const abroadHint = hasEmailLogin ? t('phoneAbroad') : undefined
  const phoneHint = isForeignPhone(phone) ? foreignHint : abroadHint
  const isRegistering = mode === 'register'
  const action = t(isRegistering ? 'createAccount' : 'logIn')
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t(isRegistering ? 'registerLead' : 'loginLead')}</p>
      {pending && (
        <div className={styles.pending}>
          <p>
            {pending.email === undefined
              ? t('codeSent', { phone: pending.phone })
              : t('codeMailed', { email: pending.email })}
          </p>
          <Button look="second" size="small" onClick={() => onSent(pending)}>
            {t('enterCode')}
          </Button>
        </div>
      )}
      <Field
        label={t('phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel webauthn"
        before={isForeignPhone(phone) ? undefined : t('phonePrefix')}
        value={phone}
        error={errors.phone}
        hint={phoneHint}
        onChange={(event) => {
          setPhone(event.target.value)
          setOtherMode(null)
        }}
        maxLength={20}
        data-autofocus
      />
      {getsEmail && (
        <Field
          label={t('email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={errors.email}
          hint={t('emailHint')}
          onChange={(event) => setEmail(event.target.value)}
          maxLength={254}
        />
      )}
      <CaptchaField
        keydata={keydata}
        value={capstr}
        error={errors.captcha}
        onChange={setCapstr}
        onRefresh={refreshCaptcha}
      />
      <div role="alert" className={styles.alert}>
        {errors.form !== undefined && <Warning text={errors.form} />}
        {otherMode && (
          <Warning text={t(otherMode === 'login' ? 'phoneRegistered' : 'phoneUnregistered')}>
            <Button
              look="second"
              size="small"
              onClick={() => {
                switchMode(otherMode)
                send(otherMode)
              }}
            >
              {t(otherMode === 'login' ? 'logIn' : 'createAccount')}
            </Button>
            {otherMode === 'register' && <AgreedBy button={t('createAccount')} />}
          </Warning>
        )}
      </div>
      <Button type="submit" size="large" wide busy={request.isPending}>
        {action}
      </Button>
      {isRegistering ? <AgreedBy button={action} /> : <PasskeyButton onLoggedIn={onLoggedIn} />}
      <p className={styles.switch}>
        {t(isRegistering ? 'haveAccount' : 'noAccount')}{' '}
        <button type="button" onClick={() => switchMode(isRegistering ? 'login' : 'register')}>
          {t(isRegistering ? 'logIn' : 'createAccount')}
        </button>
      </p>
    </form>
  )
}

function Warning({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.warning}>
      <Icon name="alert" size={20} />
      <p>{text}</p>
      {children}
    </div>
  )
}
