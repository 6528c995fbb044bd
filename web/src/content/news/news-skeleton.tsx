import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './news-list.module.css'

/** Where the cards will stand. */
export function NewsSkeleton() {
  return (
    <div className={styles.grid}>
      {['one', 'two', 'three', 'four'].map((card) => (
        <div key={card} className={styles.waiting}>
          <Skeleton height={160} />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  )
}
