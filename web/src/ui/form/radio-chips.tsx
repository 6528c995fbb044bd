import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import chip from './chip.module.css'
import styles from './radio-chips.module.css'

/**
 * One of several as chips in a row, a field of its form by `name`: the browser keeps the choice, also before the page is
 * hydrated. On a phone the row scrolls.
 */
export function RadioChips({
  label,
  name,
  options,
  chosen,
  children,
}: {
  label: string
  name: string
  options: readonly { readonly value: string; readonly label: ReactNode }[]
  /** The value chosen at first; none without it. */
  chosen?: string
  children?: ReactNode
}) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={classNames(chip.chip, styles.chip)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  )
}
