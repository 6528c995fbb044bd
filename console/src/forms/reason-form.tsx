import { type FormEvent, useState } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import { LongField } from '../kit/field.tsx'
import styles from './desk.module.css'
import type { Act } from './use-act.ts'

/** Asks for a reason before something is done that needs one; what is in the way stands at the field. */
export function ReasonForm({
  label,
  button,
  danger,
  act,
  onSend,
  onBack,
}: {
  label: string
  button: string
  danger?: boolean
  act: Act
  onSend: (reason: string) => void
  onBack: () => void
}) {
  const t = useT('staff-desk')
  const [reason, setReason] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    onSend(reason.trim())
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <LongField
        label={label}
        rows={2}
        maxLength={500}
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        {...(act.problem === undefined ? {} : { error: act.problem })}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" look={danger ? 'danger' : 'primary'} busy={act.busy}>
          {button}
        </Button>
        <Button size="small" look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
