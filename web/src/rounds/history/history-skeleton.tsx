import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './history-list.module.css'

/** Bookings that are being fetched. */
export function HistorySkeleton() {
  return (
    <div className={styles.cards} aria-busy="true">
      <Skeleton height={220} />
      <Skeleton height={220} />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  )
}
