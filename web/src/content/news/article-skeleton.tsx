import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './article-view.module.css'

/** Where the article will stand. */
export function ArticleSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={280} />
      <Skeleton lines={2} />
      <Skeleton lines={8} />
    </div>
  )
}
