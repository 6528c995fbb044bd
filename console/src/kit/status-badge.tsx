import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

export type StatusTone = 'good' | 'waiting' | 'urgent' | 'bad' | 'quiet'

const colors: Readonly<Record<StatusTone, string>> = {
  good: 'green',
  waiting: 'yellow',
  urgent: 'orange',
  bad: 'red',
  quiet: 'quiet',
}

/** A state in a word, with a colour that repeats it: never the colour alone. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Badge color={colors[tone]} classNames={styles}>
      {children}
    </Badge>
  )
}
