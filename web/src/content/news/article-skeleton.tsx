import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './article-view.module.css'

/** The placeholder of the article. */
export function ArticleSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={280} />
      <Skeleton lines={2} />
      <Skeleton lines={8} />
    </div>
  )
}
