import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Fairway } from './fairway.tsx'

/** Nothing to show: what is missing, and the one thing to do about it. */
export function EmptyState({
  title,
  text,
  action,
}: {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.state}>
      <Fairway className={styles.picture} />
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  )
}
