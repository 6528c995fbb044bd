import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf, formatDay, isDay } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useRef, useState } from 'react'
import type { DataOf, RequestOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field, LongField } from '#ui/form/field.tsx'
import { useFirstErrorFocus } from '#ui/form/use-first-error-focus.ts'
import { checkInfo, type InfoErrors, longest, type TypedInfo, withHyphens } from './check-info.ts'
import styles from './info-form.module.css'

type Info = DataOf<typeof api.account.info>

const noErrors: InfoErrors = {}

/**
 * The fields of the profile, as they were stored. Sends empty ones as null, which clears them. `isBrief` shows the name
 * alone until more is wanted.
 */
export function InfoForm({
  id,
  info,
  isBrief = false,
  onSave,
}: {
  id: string
  info: Info
  isBrief?: boolean
  /** Takes what was typed, and where a refusal is to be shown. */
  onSave: (info: RequestOf<typeof api.account.updateInfo>, refuse: (text: string) => void) => void
}) {
  const t = useT('account')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(() => typedInfo(info))
  const [errors, setErrors] = useState(noErrors)
  const [refusal, setRefusal] = useState('')
  const [showsAll, setShowsAll] = useState(!isBrief)
  useFirstErrorFocus(form, errors)

  function save(event: FormEvent) {
    event.preventDefault()
    const wrong = checkInfo(typed, dayOf(serverNow()))
    setErrors(wrong)
    setRefusal('')
    if (Object.keys(wrong).length === 0) onSave(filled(typed), setRefusal)
  }

  const change = (field: keyof TypedInfo, value: string) => setTyped({ ...typed, [field]: value })
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={save} noValidate>
      <Field
        label={t('update.fullname')}
        name="fullname"
        autoComplete="name"
        value={typed.fullname}
        error={errors.fullname && t('update.fullnameLong', { max: longest.fullname })}
        onChange={(event) => change('fullname', event.target.value)}
        data-autofocus
      />
      {showsAll ? (
        <>
          <Field
            label={t('update.birthday')}
            name="birthday"
            inputMode="numeric"
            autoComplete="bday"
            placeholder="dd-MM-yyyy"
            hint={t('update.birthdayHint')}
            value={typed.birthday}
            error={errors.birthday && t('update.birthdayWrong')}
            onChange={(event) => change('birthday', withHyphens(event.target.value, typed.birthday))}
            maxLength={10}
          />
          <Field
            label={t('update.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            value={typed.email}
            error={errors.email && t('update.emailWrong')}
            onChange={(event) => change('email', event.target.value)}
          />
          <LongField
            label={t('update.address')}
            name="address"
            rows={2}
            autoComplete="street-address"
            value={typed.address}
            error={errors.address && t('update.addressLong', { max: longest.address })}
            onChange={(event) => change('address', event.target.value)}
          />
        </>
      ) : (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {t('update.more')}
        </Button>
      )}
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </form>
  )
}

function typedInfo({ fullname, birthday, user_email, address }: Info): TypedInfo {
  const day = birthday ?? ''
  return {
    fullname: fullname ?? '',
    birthday: isDay(day) ? formatDay(day) : day,
    email: user_email.email ?? '',
    address: address ?? '',
  }
}

function filled(typed: TypedInfo) {
  const orNull = (text: string) => text.trim() || null
  return {
    fullname: orNull(typed.fullname),
    birthday: orNull(typed.birthday),
    email: orNull(typed.email),
    address: orNull(typed.address),
  }
}
