import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import styles from './refunds.module.css'
import type { Refund } from './refunds.ts'
import { RefuseForm } from './refuse-form.tsx'
import { TargetForm } from './target-form.tsx'
import { TransferForm } from './transfer-form.tsx'
import { useRefundStep } from './use-refund-step.ts'

/** The steps that follow for a refund: decide, say where it goes, record the transfer. */
export function RefundActs({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const t = useT('staff-refunds')
  const step = useRefundStep(refund, onDone)
  const [form, setForm] = useState<'refuse' | 'target'>()
  const back = () => setForm(undefined)
  if (form === 'refuse') return <RefuseForm step={step} onBack={back} />
  if (form === 'target') return <TargetForm refund={refund} step={step} onBack={back} />
  switch (refund.state) {
    case 'requested':
      return (
        <div className={styles.buttons}>
          <Button size="small" busy={step.busy} onClick={step.agree}>
            {refund.amount > 0
              ? t('act.agree', { amount: formatMoney(refund.amount) })
              : t('act.agreeNothing')}
          </Button>
          <Button size="small" look="danger" onClick={() => setForm('refuse')}>
            {t('act.refuse')}
          </Button>
          <Problem>{step.problem}</Problem>
        </div>
      )
    case 'needs_target':
      return (
        <Button size="small" onClick={() => setForm('target')}>
          {t('act.target')}
        </Button>
      )
    case 'to_transfer':
      return <TransferForm refund={refund} step={step} onChange={() => setForm('target')} />
    case 'sending':
    case 'done':
    case 'refused':
      return null
  }
}
