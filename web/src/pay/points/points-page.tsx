import { useQuery } from '@tanstack/react-query'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { billQuery } from '#api/queries/member/bill.ts'
import { pointsQuery } from '#api/queries/member/points.ts'
import type { Session } from '#session/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { NoBill } from '../bill/no-bill.tsx'
import { BillToPay } from '../payment/bill-to-pay.tsx'
import { PaymentBlocked } from '../payment/payment-blocked.tsx'
import { dueAmount, whyBlocked } from '../payment/why-blocked.ts'
import { NotEnoughPoints } from './not-enough-points.tsx'
import { PointsForm } from './points-form.tsx'

/** Paying a bill with points: enough of them and a code by SMS, or the way to more. */
export function PointsPage({ session, billId }: { session: Session; billId: number }) {
  useLiveBookings()
  const bill = useQuery(billQuery(session, billId))
  const points = useQuery(pointsQuery(session))
  return (
    <Loaded query={bill} skeleton={<PointsSkeleton />} empty={<NoBill />}>
      {(bill_) => {
        const blocked = whyBlocked(bill_)
        if (blocked) return <PaymentBlocked reason={blocked} billId={billId} />
        const amount = dueAmount(bill_) ?? 0
        const balance = points.data?.point
        return (
          <>
            <BillToPay bill={bill_} whole onEnd={() => bill.refetch()} />
            {balance === undefined && points.error && (
              <ErrorState error={points.error} onRetry={() => points.refetch()} busy={points.isFetching} />
            )}
            {balance === undefined && !points.error && <Skeleton height={160} />}
            {balance !== undefined && balance < amount && (
              <NotEnoughPoints billId={billId} balance={balance} amount={amount} />
            )}
            {balance !== undefined && balance >= amount && (
              <PointsForm
                session={session}
                billId={billId}
                balance={balance}
                amount={amount}
                onChanged={() => Promise.all([bill.refetch(), points.refetch()])}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

export function PointsSkeleton() {
  return (
    <>
      <Skeleton height={120} />
      <Skeleton height={160} />
    </>
  )
}
