import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './news-list.module.css'

/** The placeholders of the cards. */
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
