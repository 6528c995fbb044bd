import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type ReactNode, useEffect } from 'react'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { cardQuery } from '#api/queries/member/card-transaction.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { refreshBookings } from '../bill/refresh-bookings.ts'
import { PaidPanel } from '../payment/paid-panel.tsx'
import { PaymentBlocked } from '../payment/payment-blocked.tsx'
import { refreshWallet } from '../points/refresh-wallet.ts'
import { WaitingLine } from '../transfer/waiting-line.tsx'

/**
 * The status of a payment at a gateway for the waiting golfer. While it is open `children` (the gateway's page, or
 * nothing) is under the status line; once paid the next page opens; after a failure `after` offers the next step,
 * unless the bill is not payable any more, as when it was paid by bank meanwhile.
 */
export function CardOutcome({
  session,
  id,
  after,
  waiting,
  children,
}: {
  session: Session
  id: string
  after: ReactNode
  /** Replaces the status line while the payment is open. */
  waiting?: ReactNode
  children?: ReactNode
}) {
  const t = useT('payment')
  const queryClient = useQueryClient()
  useLiveBookings()
  const { data, isError } = useQuery(cardQuery(session, id))
  const status = data?.status ?? 0
  useEffect(() => {
    // The next page must not show outdated data: the bill may have been paid another way.
    if (status > 0) Promise.all([refreshBookings(queryClient), refreshWallet(queryClient)])
  }, [status, queryClient])

  if (data?.status === 1)
    return data.id_relation === null ? (
      <TopUpPaid amount={data.amount} />
    ) : (
      <PaidPanel
        paidFor="bill"
        title={t('qr.paid')}
        text={t('card.paidText', { amount: formatMoney(data.amount + data.fee) })}
        goOn={t('blocked.paidBookings')}
        onward={t('qr.onward')}
      />
    )
  if (data?.status === 2 && data.not_payable !== null && data.id_relation !== null)
    return (
      <div data-transfer="closed">
        <PaymentBlocked reason={data.not_payable} billId={data.id_relation} text={data.message} />
      </div>
    )
  if (data?.status === 2)
    return (
      <div data-transfer="failed">
        <EmptyState title={t('card.failed')} text={data.message} action={after} />
      </div>
    )
  return (
    <>
      {waiting ?? (
        <WaitingLine title={t('card.waiting')} text={t(isError ? 'card.offline' : 'card.waitingText')} />
      )}
      {children}
    </>
  )
}

export function TopUpPaid({ amount }: { amount: number }) {
  const t = useT('wallet')
  return (
    <PaidPanel
      paidFor="top-up"
      title={t('transfer.paid')}
      text={t('transfer.paidText', { amount: formatMoney(amount) })}
      goOn={t('transfer.toHistory')}
      onward={t('transfer.onward')}
    />
  )
}
