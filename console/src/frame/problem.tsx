import type { ReactNode } from 'react'
import styles from './problem.module.css'

/** What was in the way of a deed, told where it was tried and read out; nothing is seen while nothing is wrong. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}
