import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BookingBadge } from '../bookings/booking-badge.tsx'
import styles from './bill-view.module.css'

/** A bill that is being fetched; how it stood on the card it was opened from is shown already. */
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
      <div className={styles.receipt}>
        <Card>
          <Skeleton lines={9} />
        </Card>
      </div>
    </div>
  )
}
