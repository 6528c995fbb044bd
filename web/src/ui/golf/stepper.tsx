import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './stepper.module.css'

export type Step = {
  label: ReactNode
  /** The real time it happened, or what is expected. */
  note?: ReactNode
  state: 'done' | 'now' | 'ahead' | 'failed'
}

/** The way of a booking: what has happened and when, what happens now, what comes. */
export function Stepper({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={place}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {step.state === 'done' && <Icon name="check" size={14} />}
            {step.state === 'failed' && <Icon name="close" size={14} />}
          </span>
          <span className={styles.words}>
            <span className={styles.label}>{step.label}</span>
            {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
