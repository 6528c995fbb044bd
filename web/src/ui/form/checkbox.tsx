import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'

/** A tick box with its words; takes every attribute of a checkbox input. `type="radio"` makes it one of several. */
export function Checkbox({
  children,
  ...input
}: { children: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={styles.label}>
      <input type="checkbox" {...input} className={styles.box} />
      <span>{children}</span>
    </label>
  )
}
