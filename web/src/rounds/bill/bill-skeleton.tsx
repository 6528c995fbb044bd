import { BookingBadge } from '#ui/booking/booking-badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './bill-view.module.css'

/** A loading bill; the status of its card is shown already. */
export function BillSkeleton({ status }: { status: number | undefined }) {
  return (
    <div className={styles.layout}>
      <Card className={styles.head}>
        <div className={styles.top}>
          <Skeleton height={28} />
          {status !== undefined && <BookingBadge generalStatus={status} />}
        </div>
        <Skeleton height={56} />
      </Card>
      <div className={styles.main}>
        <Card>
          <Skeleton lines={9} />
        </Card>
      </div>
    </div>
  )
}
