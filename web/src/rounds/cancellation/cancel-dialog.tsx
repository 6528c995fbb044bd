import { useQuery, useQueryClient } from '@tanstack/react-query'
import { firstTarget, isComplete, type RefundTarget } from '@teeviet/contract/display/refund-target'
import { refundWorkingDays } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useEffect, useState } from 'react'
import { useChange } from '#api/client/use-change.ts'
import { type Bill, billQuery } from '#api/queries/member/bill.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { refreshBookings } from '#pay/bill/refresh-bookings.ts'
import { RefundTargetFields } from '#pay/refunds/refund-target.tsx'
import type { Session } from '#session/session.ts'
import { useLastSession } from '#session/use-last-session.ts'
import { useByServerTime } from '#session/use-server-now.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { LongField } from '#ui/form/field.tsx'
import { Sentences } from '#ui/text/sentences.tsx'
import styles from './cancel-dialog.module.css'
import { CancelQuote, isRest } from './cancel-quote.tsx'
import { CancelWhat } from './cancel-what.tsx'
import { partKey, quotedParts } from './quoted-parts.ts'
import { sendCancellation } from './send-cancellation.ts'
import { UndoBooking } from './undo-booking.tsx'

/** Asks whether to cancel, with what it costs at this very moment, or to undo; closes with true when it was done. */
export default function CancelDialog({
  billId,
  isUndo = false,
  close,
}: DialogControl & { billId: number; isUndo?: boolean }) {
  const session = useLastSession()
  if (!session) return null
  const props = { session, billId, close }
  return isUndo ? <UndoBooking {...props} /> : <Ask {...props} />
}

function Ask({
  session,
  billId,
  close,
}: Pick<DialogControl, 'close'> & { session: Session; billId: number }) {
  const t = useT('bill')
  const queryClient = useQueryClient()
  const { data: bill, refetch } = useQuery(billQuery(session, billId))
  const quote = bill?.cancel_quote ?? null
  const [reason, setReason] = useState('')
  const [what, setWhat] = useState<string>()
  const [chosen, setTarget] = useState<RefundTarget>()
  const send = useChange(sendCancellation)
  const [note, setNote] = useState<'changed' | 'bank'>()
  useFreshQuote(bill, refetch)
  const parts = quote ? quotedParts(billId, quote) : []
  const canCancel = quote !== null && quote.has_begun === 0
  const part = parts.find((one) => partKey(one) === what) ?? parts[0]
  const target = chosen ?? firstTarget(quote?.targets ?? [])

  async function cancel() {
    if (!canCancel || !part) return close(false)
    const paid = quote.is_free === 0
    if (paid && part.refund_amount > 0 && !isComplete(target)) return setNote('bank')
    setNote(undefined)
    const result = await send.run({ billId, reason, part, target })
    await refreshBookings(queryClient)
    if (result === 'changed') return setNote('changed')
    if (result === undefined) return
    if (result !== 'done') return showToast('warning', result.refused)
    showToast(
      'success',
      t(paid ? 'cancel.asked' : part.kind === 'booking' ? 'cancel.done' : 'cancel.partDone'),
    )
    close(true)
  }

  return (
    <Dialog
      title={t('cancel.title')}
      close={() => close(false)}
      footer={
        <>
          <Button look="second" onClick={() => close(false)} data-autofocus>
            {t('cancel.keep')}
          </Button>
          <Button look="danger" busy={send.isPending} disabled={!canCancel} onClick={cancel}>
            {t(
              part && part.kind !== 'booking'
                ? 'cancel.buttonPart'
                : bill && isRest(bill)
                  ? 'cancel.buttonRest'
                  : 'cancel.button',
            )}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p role="alert" className={styles.changed}>
          {note === 'changed' ? t('cancel.changed') : ''}
        </p>
        {bill && part && (
          <CancelWhat
            parts={parts}
            chosen={part}
            isFree={quote?.is_free === 1}
            isRest={isRest(bill)}
            onChoose={setWhat}
          />
        )}
        {bill && part && <CancelQuote bill={bill} part={part} />}
        {quote?.is_free === 1 && part?.kind !== 'service' && <p>{t('cancel.released')}</p>}
        {bill?.state === 'placed' && part && part.left_to_pay !== null && (
          <p>{t('cancel.newAmount', { amount: formatMoney(part.left_to_pay) })}</p>
        )}
        {quote?.is_free === 0 && canCancel && (
          <>
            <p className={styles.small}>
              <Sentences>
                {t('cancel.staffCheck')}
                {t('ladder.refundTime', { n: refundWorkingDays })}
              </Sentences>
            </p>
            {part && part.refund_amount > 0 && (
              <RefundTargetFields
                targets={quote.targets}
                target={target}
                onChange={setTarget}
                {...(note === 'bank' ? { error: t('cancel.bankMissing') } : {})}
              />
            )}
          </>
        )}
        {canCancel && (
          <LongField
            label={t('cancel.reason')}
            hint={t('cancel.reasonHint')}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Loads the quote again the moment a lower refund tier, or the round, begins. */
function useFreshQuote(bill: Bill | undefined, refetch: () => unknown): void {
  const validUntil = bill?.cancel_quote?.valid_until ?? null
  const over = useByServerTime((now) => now !== null && validUntil !== null && now >= validUntil)
  useEffect(() => {
    if (over) refetch()
  }, [over, refetch])
}
