import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import styles from '../../theme/layout.module.css'
import { MessagePreview } from '../messages/message-preview.tsx'
import { MessageTexts } from '../messages/message-texts.tsx'
import { isDueAtCounter, type Refund } from './refunds.ts'
import { TargetForm } from './target-form.tsx'
import { TransferForm } from './transfer-form.tsx'

const calls = {
  agree: 'POST /api/staff/refunds/:id/agree',
  refuse: 'POST /api/staff/refunds/:id/refuse',
  target: 'POST /api/staff/refunds/:id/target',
  preview: 'POST /api/staff/refunds/:id/preview-messages',
  transferred: 'POST /api/staff/refunds/:id/transferred',
} as const

/** The possible steps of a refund: decide, choose its target, record the transfer. */
export function RefundActs({ refund }: { refund: Refund }) {
  const t = useT('staff-refunds')
  const counter = useT('staff-counter')
  const act = useAct()
  const [form, setForm] = useState<'refuse' | 'target'>()
  const { id, code, amount, state } = refund
  const question = refund.is_held === 1 ? 'act.agreeHeld' : 'act.agreeQuestion'
  const agreed = amount > 0 ? t('act.agree', { amount: formatMoney(amount) }) : t('act.agreeNothing')
  const back = () => setForm(undefined)

  /** Asks for a confirmation: the money is sent, and cannot be recovered. */
  async function agree() {
    const preview = await act.send(calls.preview, { id, decision: 'agree' })
    if (!preview) return
    const message = (
      <div className={styles.form}>
        <p>{t(question, { code, amount: formatMoney(amount) })}</p>
        <MessageTexts messages={preview.messages} />
      </div>
    )
    if (await confirm({ message, confirm: agreed, cancel: t('act.back') }))
      await act.send(calls.agree, { id }, t('done.agree', { code }))
  }

  if (form === 'refuse')
    return (
      <ReasonForm
        label={t('act.refuseReason')}
        button={t('act.refuse')}
        danger
        maxLength={1000}
        act={act}
        more={(reason) => (
          <MessagePreview
            call={calls.preview}
            request={{ id, decision: 'refuse', reason }}
            isReady={reason !== ''}
          />
        )}
        onSend={(reason) => act.send(calls.refuse, { id, reason }, t('done.refuse', { code }))}
        onBack={back}
      />
    )
  if (form === 'target') return <TargetForm refund={refund} onBack={back} />
  if (state === 'requested')
    return (
      <div className={styles.buttons}>
        <Button call={calls.agree} busy={act.busy} onClick={agree}>
          {agreed}
        </Button>
        {refund.is_held === 0 && (
          <Button call={calls.refuse} look="danger" onClick={() => setForm('refuse')}>
            {t('act.refuse')}
          </Button>
        )}
        <Problem>{act.problem}</Problem>
      </div>
    )
  if (state === 'needs_target')
    return (
      <Button call={calls.target} onClick={() => setForm('target')}>
        {t('act.target')}
      </Button>
    )
  if (state !== 'to_transfer') return null
  if (refund.booking && isDueAtCounter(refund))
    return (
      <p>
        {counter('atCounter')}{' '}
        <Link to="/staff" search={{ tab: 'all', id: refund.booking.id }} className="code">
          {refund.booking.general_bill_code}
        </Link>
      </p>
    )
  return (
    <IfMayCall call={calls.transferred}>
      <TransferForm refund={refund} onChange={() => setForm('target')} />
    </IfMayCall>
  )
}
