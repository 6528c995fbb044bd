import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

/** A white card on the page; `raised` for the few that float over something. */
export function Card({
  children,
  raised,
  flush,
  className,
}: {
  children: ReactNode
  raised?: boolean
  /** Without inner space: pictures and lists go to the edge. */
  flush?: boolean
  className?: string
}) {
  return (
    <div className={classNames(styles.card, raised && styles.raised, flush && styles.flush, className)}>
      {children}
    </div>
  )
}
