import { firstTarget, isComplete, targetFields } from '@teeviet/contract/display/refund-target'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { RefundTargetFields } from './refund-target.tsx'
import styles from './refunds.module.css'
import type { Refund } from './refunds.ts'
import type { RefundStep } from './use-refund-step.ts'

/** Says where a refund goes, as the golfer told on the phone. Money of nobody we know, or of an account
 * that was deleted, goes to a bank account only. */
export function TargetForm({
  refund,
  step,
  onBack,
}: {
  refund: Refund
  step: RefundStep
  onBack: () => void
}) {
  const t = useT('staff-refunds')
  const bill = useT('bill')
  const { targets } = refund
  const [target, setTarget] = useState(() => ({
    ...firstTarget(targets),
    ...(targets.includes('bank') ? { to: 'bank' as const } : {}),
  }))
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // the button that opened the form is gone: who works by keyboard goes on at its first choice
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked')?.focus(), [])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete(target)) return setMissing(true)
    step.target(targetFields(target))
  }
  const problem = missing && !isComplete(target) ? bill('cancel.bankMissing') : step.problem
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <RefundTargetFields
        targets={targets}
        target={target}
        onChange={setTarget}
        {...(problem === undefined ? {} : { error: problem })}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={step.busy}>
          {t('act.save')}
        </Button>
        <Button size="small" look="quiet" onClick={onBack}>
          {t('act.back')}
        </Button>
      </div>
    </form>
  )
}
