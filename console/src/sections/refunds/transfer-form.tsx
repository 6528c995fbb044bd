import { type FormEvent, useState } from 'react'
import { useNeeded } from '../../forms/use-needed.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import styles from './refunds.module.css'
import type { Refund } from './refunds.ts'
import type { RefundStep } from './use-refund-step.ts'

/** The transfer of a refund: its QR code for the bank's app, then what the bank said. */
export function TransferForm({
  refund,
  step,
  onChange,
}: {
  refund: Refund
  step: RefundStep
  onChange: () => void
}) {
  const t = useT('staff-refunds')
  const [reference, setReference] = useState('')
  const [payee, setPayee] = useState('')
  const { form, needed, isWhole } = useNeeded()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWhole()) step.transferred(reference.trim(), payee.trim())
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {refund.qr_image !== null && (
        <details>
          <summary>{t('act.qr')}</summary>
          <img src={refund.qr_image} alt={t('act.qr')} width={180} height={180} className={styles.qr} />
          <p className="code">{t('act.content', { code: refund.code })}</p>
        </details>
      )}
      <Field
        label={t('act.payee')}
        hint={t('act.payeeHint', { name: refund.account_name })}
        maxLength={100}
        autoComplete="off"
        value={payee}
        {...needed(payee)}
        onChange={(event) => setPayee(event.currentTarget.value)}
      />
      <Field
        label={t('act.reference')}
        maxLength={64}
        autoComplete="off"
        value={reference}
        {...needed(reference)}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Problem>{step.problem}</Problem>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={step.busy}>
          {t('act.transfer')}
        </Button>
        <Button size="small" look="quiet" onClick={onChange}>
          {t('act.change')}
        </Button>
      </div>
    </form>
  )
}
