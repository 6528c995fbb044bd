import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Refused } from '#api/client/failed-call.ts'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { startTopUp } from '#api/queries/member/start-top-up.ts'
import { transactionQuery } from '#api/queries/member/transfer-transaction.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { isBankUser, type Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { TopUpPaid } from '../card/card-outcome.tsx'
import { refreshWallet } from '../points/refresh-wallet.ts'
import { QrSkeleton } from '../transfer/qr-page.tsx'
import { TransferCard } from '../transfer/transfer-card.tsx'
import { transactionPollMs } from '../transfer/transfer-state.ts'
import { WaitingLine } from '../transfer/waiting-line.tsx'

/**
 * Topping up by bank transfer. Opening it again (reload, back, a second tab) shows the same code; the transfer stored
 * in the address is followed until its money is there, and never requested again after that.
 */
export function TopUpTransfer({
  session,
  amount,
  transactionId,
  onStart,
}: {
  session: Session
  amount: number
  transactionId: string | undefined
  onStart: (transactionId: string) => void
}) {
  const t = useT('wallet')
  const payment = useT('payment')
  const queryClient = useQueryClient()
  useLiveBookings()
  const followed = useQuery({
    ...transactionQuery(session, transactionId ?? '', transactionPollMs),
    enabled: transactionId !== undefined,
  })
  const isPaid = followed.data?.status === 1
  const isKnown = transactionId === undefined || followed.isFetched
  const request = useQuery({ ...startTopUp(session, amount), enabled: isKnown && !isPaid })
  const { data: started, error } = request
  const id = started?.transaction_id
  useEffect(() => {
    if (id !== undefined) onStart(id)
  }, [id, onStart])
  useEffect(() => {
    if (error instanceof Refused) showToast('error', error.message)
  }, [error])
  useEffect(() => {
    if (isPaid) refreshWallet(queryClient)
  }, [isPaid, queryClient])

  if (isPaid && followed.data) return <TopUpPaid amount={followed.data.received || followed.data.money} />
  if (started?.bank)
    return (
      <>
        <WaitingLine
          title={payment('qr.waiting')}
          text={t(followed.isError ? 'transfer.offline' : 'transfer.waitingText')}
        />
        <TransferCard bank={started.bank} rule={t('transfer.rule')} apps={!isBankUser(session)} />
      </>
    )
  if (error instanceof Refused)
    return (
      <EmptyState
        title={error.message}
        action={<ButtonLink to="/wap/wallet/add-point">{t('transfer.again')}</ButtonLink>}
      />
    )
  if (error)
    return <ErrorState error={request.error} onRetry={() => request.refetch()} busy={request.isFetching} />
  return <QrSkeleton />
}
