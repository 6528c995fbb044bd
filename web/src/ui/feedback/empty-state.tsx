import type { ReactNode } from 'react'
import { Fairway } from '../picture/fairway.tsx'
import styles from './empty-state.module.css'

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
