import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useEffect, useEffectEvent } from 'react'
import { FailedCall, Refused } from '#api/client/failed-call.ts'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { startTransfer } from '#api/queries/member/start-transfer.ts'
import { transactionQuery } from '#api/queries/member/transfer-transaction.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { isBankUser, type Session } from '#session/session.ts'
import { useServerNow } from '#session/use-server-now.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { BillHelp } from '../bill/bill-help.tsx'
import { NoBill } from '../bill/no-bill.tsx'
import { refreshBookings } from '../bill/refresh-bookings.ts'
import { PaidPanel } from '../payment/paid-panel.tsx'
import { PaymentBlocked } from '../payment/payment-blocked.tsx'
import { refusedReason } from '../payment/refused-reason.ts'
import styles from './qr-page.module.css'
import { TransferCard } from './transfer-card.tsx'
import { type TransferState, transactionPollMs, transferState } from './transfer-state.ts'
import { TransferStatus } from './transfer-status.tsx'

/**
 * Paying a bill by bank transfer. Opening it again (reload, back, a second tab) shows the same code; `transactionId`
 * from the address lets it follow a transfer whose time is over.
 */
export function QrPage({
  session,
  billId,
  transactionId,
  money,
  onStart,
}: {
  session: Session
  billId: number
  transactionId: string | undefined
  /** The amount to pay in the address, VND. */
  money: number | undefined
  onStart: (started: { transactionId: string; amount: number }) => void
}) {
  const start = useQuery(startTransfer(session, billId, { money, transactionId }))
  const { data: started, error } = start
  useEffect(() => {
    if (started) onStart({ transactionId: started.transaction_id, amount: started.amount })
  }, [started, onStart])
  useEffect(() => {
    if (error instanceof Refused && refusedReason(error.code) === null) showToast('error', error.message)
  }, [error])

  const id = started?.transaction_id ?? transactionId
  if (started?.bank && id !== undefined)
    return (
      <Transfer
        session={session}
        id={id}
        started={started}
        billId={billId}
        onNewAmount={() => start.refetch()}
      />
    )
  const reason = error instanceof Refused ? refusedReason(error.code) : null
  if (reason === 'over' && id !== undefined) return <Transfer session={session} id={id} billId={billId} />
  if (reason) return <PaymentBlocked reason={reason} billId={billId} />
  if (error instanceof Refused) return <NotStarted text={error.message} billId={billId} />
  if (error instanceof FailedCall && error.status === 404) return <NoBill />
  if (error) return <ErrorState error={start.error} onRetry={() => start.refetch()} busy={start.isFetching} />
  return <QrSkeleton />
}

type Started = Awaited<ReturnType<NonNullable<ReturnType<typeof startTransfer>['queryFn']>>>

/** Money that comes back; where to, the golfer chooses on the bill. */
const comesBack: readonly TransferState['kind'][] = ['excess', 'unfinished', 'late']

function Transfer({
  session,
  id,
  started,
  billId,
  onNewAmount,
}: {
  session: Session
  id: string
  started?: Started
  billId: number
  /** Less than the amount has arrived, or a part of the booking was cancelled: the QR code must be for the rest. */
  onNewAmount?: () => void
}) {
  const t = useT('payment')
  const queryClient = useQueryClient()
  useLiveBookings()
  const { data: transaction, isError } = useQuery(transactionQuery(session, id, transactionPollMs))
  const now = useServerNow()
  const state = transaction ? transferState(transaction, now) : stateAtFirst(started)
  const { kind } = state
  useEffect(() => {
    // The bill and the history the golfer goes on to must not show what they were before.
    if (kind === 'waiting') return
    // The change is shown at the top, wherever the golfer had scrolled to.
    window.scrollTo({ top: 0, behavior: 'smooth' })
    if (kind === 'paid' || kind === 'excess') refreshBookings(queryClient)
  }, [kind, queryClient])
  const asked = amountAsked(state, transaction)
  const askAnew = useEffectEvent((asked: number) => {
    if (!started?.bank || asked === started.bank.amount) return
    // a short transfer is reported at the top
    if (kind === 'waiting') showToast('info', t('qr.newAmount', { amount: formatMoney(asked) }))
    onNewAmount?.()
  })
  useEffect(() => {
    if (asked !== null) askAnew(asked)
  }, [asked])

  if (state.kind === 'paid')
    return (
      <PaidPanel
        paidFor="bill"
        title={t('qr.paid')}
        text={t('qr.paidText', { amount: formatMoney(state.received) })}
        goOn={t('blocked.paidBookings')}
        onward={t('qr.onward')}
      />
    )
  const until = transaction?.payment_deadline ?? started?.payment_deadline ?? null
  return (
    <>
      {kind === 'over' ? (
        <TimeIsOver billId={billId} />
      ) : (
        <TransferStatus state={state} until={until} offline={isError} />
      )}
      {started?.bank && isAsked(state, started) && (
        <TransferCard bank={started.bank} rule={t('qr.exact')} apps={!isBankUser(session)} />
      )}
      {comesBack.includes(kind) && <ComesBack billId={billId} choice={kind !== 'unfinished'} />}
    </>
  )
}

/** Before the transfer's status is known: a QR code for less than the bill is one for the rest of it. */
function stateAtFirst(started: Started | undefined): TransferState {
  const { amount, bank } = started ?? {}
  if (amount === undefined || !bank || bank.amount === amount) return { kind: 'waiting' }
  return { kind: 'short', received: amount - bank.amount, by: bank.amount }
}

/** The amount (VND) to transfer now; null when there is none, or before it is known. */
function amountAsked(state: TransferState, transaction: { money: number } | undefined): number | null {
  if (state.kind === 'short') return state.by
  return state.kind === 'waiting' && transaction ? transaction.money : null
}

/** Money is waited for, and the QR code is one for what is missing now. */
function isAsked({ kind }: TransferState, { bank, amount }: Started): boolean {
  return kind === 'waiting' || (kind === 'short' && bank !== null && bank.amount < amount)
}

/** The 30 minutes are over; a transfer sent in time may still be on its way, so the page goes on looking. */
function TimeIsOver({ billId }: { billId: number }) {
  const t = useT('payment')
  return (
    <div role="status" data-transfer="over">
      <PaymentBlocked reason="over" billId={billId} />
      <p className={styles.over}>{t('qr.overText')}</p>
    </div>
  )
}

/** The link to the bill, where a golfer chooses the refund's target if there is a `choice`; and the contact. */
function ComesBack({ billId, choice }: { billId: number; choice: boolean }) {
  const t = useT('payment')
  return (
    <>
      <p>
        <ButtonLink
          to="/wap/detail-history-booked/$id_general_bill_detail"
          params={{ id_general_bill_detail: String(billId) }}
        >
          {t(choice ? 'qr.choose' : 'toBill')}
        </ButtonLink>
      </p>
      <BillHelp />
    </>
  )
}

function NotStarted({ text, billId }: { text: string; billId: number }) {
  const t = useT('payment')
  return (
    <EmptyState
      title={text}
      text={t('blocked.refusedText')}
      action={
        <ButtonLink to="/wap/payment-method" search={{ id_general_bill: billId }} replace>
          {t('blocked.otherMethod')}
        </ButtonLink>
      }
    />
  )
}

export function QrSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={72} />
      <br />
      <Skeleton height={420} />
    </div>
  )
}
