import { useQuery } from '@tanstack/react-query'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { billQuery } from '#api/queries/member/bill.ts'
import type { Session } from '#session/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { BillToPay } from '../payment/bill-to-pay.tsx'
import { PaymentBlocked } from '../payment/payment-blocked.tsx'
import { dueAmount, whyBlocked } from '../payment/why-blocked.ts'
import { EpaySkeleton } from './epay-page.tsx'
import { useBackToMethods, useCardConfirmation } from './use-card-confirmation.ts'

/**
 * Paying a bill on Alepay's page: the confirm box opens with this page, confirming opens Alepay in a new tab and goes
 * back to the methods, where the bill shows when it is paid.
 */
export function AlepayPage({ session, billId }: { session: Session; billId: number }) {
  const back = useBackToMethods(billId)
  useLiveBookings()
  const bill = useQuery(billQuery(session, billId))
  const blocked = bill.data ? whyBlocked(bill.data) : null
  useCardConfirmation({
    asked: bill.data !== undefined && blocked === null,
    session,
    billId,
    amount: bill.data && dueAmount(bill.data),
    method: 'ale_pay',
    newTab: true,
    onAnswer: back,
  })
  if (blocked) return <PaymentBlocked reason={blocked} billId={billId} />
  if (bill.data) return <BillToPay bill={bill.data} whole onEnd={() => bill.refetch()} />
  if (bill.error)
    return <ErrorState error={bill.error} onRetry={() => bill.refetch()} busy={bill.isFetching} />
  return <EpaySkeleton />
}
