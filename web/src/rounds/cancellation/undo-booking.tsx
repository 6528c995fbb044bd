import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  firstTarget,
  isComplete,
  type RefundTarget,
  targetFields,
} from '@teeviet/contract/display/refund-target'
import { refundWorkingDays } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { answerOf } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { billQuery } from '#api/queries/member/bill.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { refreshBookings } from '#pay/bill/refresh-bookings.ts'
import { RefundTargetFields } from '#pay/refunds/refund-target.tsx'
import type { Session } from '#session/session.ts'
import { useByServerTime } from '#session/use-server-now.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { Sentences } from '#ui/text/sentences.tsx'
import styles from './cancel-dialog.module.css'

type Undo = { billId: number; target: RefundTarget }

/** Undoes a booking. A repeat is the same request. @throws FailedCall */
async function sendUndo({ billId, target }: Undo): Promise<{ refused: string } | 'done'> {
  const fields = { id_general_bill_detail: billId, ...targetFields(target) }
  const answer = await answerOf(api.bills.undo, fields, { once: true })
  return answer.error_code === 0 ? 'done' : { refused: answer.error_msg }
}

/** Asks whether to undo a booking that was just paid: what comes back, and where to; closes with true when it was done. */
export function UndoBooking({
  session,
  billId,
  close,
}: Pick<DialogControl, 'close'> & { session: Session; billId: number }) {
  const t = useT('bill')
  const queryClient = useQueryClient()
  const { data: bill } = useQuery(billQuery(session, billId))
  const quote = bill?.cancel_quote ?? null
  const [chosen, setTarget] = useState<RefundTarget>()
  const [isBankMissing, setBankMissing] = useState(false)
  const send = useChange(sendUndo)
  const target = chosen ?? firstTarget(bill?.undo_targets ?? [])
  const until = bill?.undo_until ?? null
  const isOpen = useByServerTime((now) => until !== null && (now === null || now < until))

  async function undo() {
    if (!isOpen) return
    if (!isComplete(target)) return setBankMissing(true)
    setBankMissing(false)
    const result = await send.run({ billId, target })
    await refreshBookings(queryClient)
    if (result === undefined) return
    if (result !== 'done') return showToast('warning', result.refused)
    showToast('success', t('undo.done'))
    close(true)
  }

  return (
    <Dialog
      title={t('undo.title')}
      close={() => close(false)}
      footer={
        <>
          <Button look="second" onClick={() => close(false)} data-autofocus>
            {t('cancel.keep')}
          </Button>
          <Button look="danger" busy={send.isPending} disabled={!isOpen} onClick={undo}>
            {t('undo.button')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {isOpen && bill?.payment_amount ? (
          <>
            <p>
              <b>{t('undo.back', { amount: formatMoney(bill.payment_amount) })}</b>
            </p>
            {quote !== null && quote.fee_kept > 0 && (
              <p>{t('undo.feeKept', { amount: formatMoney(quote.fee_kept) })}</p>
            )}
            <p className={styles.small}>
              <Sentences>
                {t('cancel.released')}
                {t('ladder.refundTime', { n: refundWorkingDays })}
              </Sentences>
            </p>
            <RefundTargetFields
              targets={bill.undo_targets}
              target={target}
              onChange={setTarget}
              {...(isBankMissing ? { error: t('cancel.bankMissing') } : {})}
            />
          </>
        ) : (
          bill && <p role="status">{t('undo.over')}</p>
        )}
      </div>
    </Dialog>
  )
}
