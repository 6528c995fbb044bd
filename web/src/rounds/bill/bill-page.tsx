import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { isMissing } from '#api/client/failed-call.ts'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { billQuery } from '#api/queries/member/bill.ts'
import { NoBill } from '#pay/bill/no-bill.tsx'
import type { Session } from '#session/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { BillSkeleton } from './bill-skeleton.tsx'
import { BillView } from './bill-view.tsx'

/** A golfer's bill, kept up to date by the live stream. */
export function BillPage({
  session,
  billId,
  status,
}: {
  session: Session
  billId: number
  /** The status shown on the card it was opened from. */
  status: number | undefined
}) {
  useLiveBookings()
  const query = useQuery(billQuery(session, billId))
  // An answer is rendered in one go, however long; deferred, the bill is rendered in parts that keep input responsive.
  const bill = useDeferredValue(query.data)
  if (bill) return <BillView bill={bill} onChange={() => query.refetch()} />
  if (isMissing(query.error)) return <NoBill />
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
  return (
    <div aria-busy="true">
      <BillSkeleton status={status} />
    </div>
  )
}
