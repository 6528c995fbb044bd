import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './result-card.module.css'
import list from './results.module.css'

/** The shapes of result cards: picture, words, tee times. */
export function ResultSkeletons() {
  return (
    <div className={list.list} aria-busy="true">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={styles.card}>
          <div className={styles.frame}>
            <Skeleton height={112} />
          </div>
          <div className={styles.shapes}>
            <Skeleton lines={3} />
          </div>
          <div className={styles.times}>
            <div className={styles.tiles}>
              <Skeleton height={86} />
              <Skeleton height={86} />
              <Skeleton height={86} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
