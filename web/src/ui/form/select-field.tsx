import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { Frame } from './field.tsx'

/** A labelled choice out of many short names; the device's own list. Takes every attribute of a select. */
export function SelectField({
  label,
  error,
  children,
  ...select
}: { label: ReactNode; error?: ReactNode } & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId()
  return (
    <Frame id={id} label={label} error={error}>
      <span className={classNames(styles.box, error !== undefined && styles.wrong)}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
        >
          {children}
        </select>
      </span>
    </Frame>
  )
}
