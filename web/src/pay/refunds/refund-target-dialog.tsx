import { useQueryClient } from '@tanstack/react-query'
import {
  firstTarget,
  isComplete,
  type RefundTarget,
  targetFields,
} from '@teeviet/contract/display/refund-target'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { answerOf } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { refreshBookings } from '../bill/refresh-bookings.ts'
import { refreshWallet } from '../points/refresh-wallet.ts'
import styles from './refund-target.module.css'
import { RefundTargetFields } from './refund-target.tsx'

/** Says where a refund goes that waits for it; closes with true when it was saved. */
export default function RefundTargetDialog({
  refund,
  close,
}: DialogControl & { refund: Bill['refunds'][number] }) {
  const t = useT('bill')
  const queryClient = useQueryClient()
  const { paid_from: payer } = refund
  const [target, setTarget] = useState((): RefundTarget => {
    const first = firstTarget(refund.targets)
    return payer ? { ...first, to: 'payer' } : first
  })
  const [missing, setMissing] = useState(false)
  const save = useChange(async () => {
    const answer = await answerOf(api.bills.setRefundTarget, {
      refund_id: refund.id,
      ...targetFields(target),
    })
    await Promise.all([refreshBookings(queryClient), refreshWallet(queryClient)])
    if (answer.error_code !== 0) return showToast('warning', answer.error_msg)
    showToast('success', t('refunds.saved'))
    close(true)
  })

  return (
    <Dialog
      title={t('refunds.choose')}
      close={() => close(false)}
      footer={
        <Button
          size="large"
          wide
          busy={save.isPending}
          onClick={() => (isComplete(target) ? save.run() : setMissing(true))}
        >
          {t('refunds.save')}
        </Button>
      }
    >
      <div className={styles.content}>
        <p>{t('refunds.chooseLead', { amount: formatMoney(refund.amount) })}</p>
        <RefundTargetFields
          targets={refund.targets}
          payer={payer && t('refunds.toPayer', { bank: payer.bank_name, tail: payer.account_tail })}
          target={target}
          onChange={setTarget}
          {...(missing ? { error: t('cancel.bankMissing') } : {})}
        />
      </div>
    </Dialog>
  )
}
