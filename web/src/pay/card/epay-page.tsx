import { useQuery } from '@tanstack/react-query'
import { Refused } from '#api/client/failed-call.ts'
import { billQuery } from '#api/queries/member/bill.ts'
import { startCard } from '#api/queries/member/start-card.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { BillToPay } from '../payment/bill-to-pay.tsx'
import { OtherMethod } from '../payment/other-method.tsx'
import { PaymentBlocked } from '../payment/payment-blocked.tsx'
import { refusedReason } from '../payment/refused-reason.ts'
import { dueAmount, whyBlocked } from '../payment/why-blocked.ts'
import { CardOutcome } from './card-outcome.tsx'
import { GatewayFrame } from './gateway-frame.tsx'
import { useBackToMethods, useCardConfirmation } from './use-card-confirmation.ts'

type Props = {
  session: Session
  billId: number
  /** The payment that was confirmed, as the address remembers it. */
  transactionId: string | undefined
  onConfirmed: (transactionId: string) => void
}

/** Paying a bill on ePay's page, which is framed in this one once the golfer has confirmed fee and rules. */
export function EpayPage({ session, billId, transactionId, onConfirmed }: Props) {
  const bill = useQuery(billQuery(session, billId))
  const blocked = bill.data ? whyBlocked(bill.data) : null
  const back = useBackToMethods(billId)
  useCardConfirmation({
    asked: bill.data !== undefined && blocked === null && transactionId === undefined,
    session,
    billId,
    amount: bill.data && dueAmount(bill.data),
    method: 'epay_all',
    newTab: false,
    onAnswer: (payment) => (payment ? onConfirmed(payment.transaction_id) : back()),
  })
  if (transactionId !== undefined)
    return (
      <CardOutcome session={session} id={transactionId} after={<OtherMethod billId={billId} />}>
        <EpayFrame
          session={session}
          billId={billId}
          amount={(bill.data && dueAmount(bill.data)) ?? undefined}
        />
      </CardOutcome>
    )
  if (blocked) return <PaymentBlocked reason={blocked} billId={billId} />
  if (bill.error)
    return <ErrorState error={bill.error} onRetry={() => bill.refetch()} busy={bill.isFetching} />
  if (bill.data) return <BillToPay bill={bill.data} whole onEnd={() => bill.refetch()} />
  return <EpaySkeleton />
}

function EpayFrame({
  session,
  billId,
  amount,
}: {
  session: Session
  billId: number
  amount: number | undefined
}) {
  const t = useT('payment')
  const { data, error, refetch, isFetching } = useQuery(
    startCard(session, { billId, amount }, 'epay_all', null),
  )
  if (data?.epay_link)
    return <GatewayFrame link={data.epay_link} title={t('card.frame', { method: 'ePay' })} />
  const reason = error instanceof Refused ? refusedReason(error.code) : null
  if (reason) return <PaymentBlocked reason={reason} billId={billId} />
  if (error) return <ErrorState error={error} onRetry={() => refetch()} busy={isFetching} />
  return <Skeleton height={420} />
}

export function EpaySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={72} />
      <br />
      <Skeleton height={420} />
    </div>
  )
}
