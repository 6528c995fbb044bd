import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './status-badge.module.css'

export type StatusTone = 'good' | 'waiting' | 'urgent' | 'bad' | 'quiet'

/** A state in a word, with a colour that repeats it: never the colour alone. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <span className={styles.word}>{children}</span>
    </span>
  )
}
