import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { LongField } from '../../kit/field.tsx'
import styles from './refunds.module.css'
import type { RefundStep } from './use-refund-step.ts'

/** Declines a refund with the reason the golfer reads. */
export function RefuseForm({ step, onBack }: { step: RefundStep; onBack: () => void }) {
  const t = useT('staff-refunds')
  const [reason, setReason] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    step.refuse(reason.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LongField
        label={t('act.refuseReason')}
        rows={2}
        maxLength={1000}
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        {...(step.problem === undefined ? {} : { error: step.problem })}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" look="danger" busy={step.busy}>
          {t('act.refuse')}
        </Button>
        <Button size="small" look="quiet" onClick={onBack}>
          {t('act.back')}
        </Button>
      </div>
    </form>
  )
}
