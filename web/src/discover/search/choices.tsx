import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './choices.module.css'

export type Choice<Value> = {
  readonly value: Value | undefined
  readonly label: ReactNode
  readonly note?: ReactNode
}

/** One of several, each a row as wide as the sheet; the chosen one carries a tick. */
export function Choices<Value extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <li key={String(choice.value)}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={choice.value === chosen}
            onClick={() => onChoose(choice.value)}
          >
            <span className={styles.words}>
              {choice.label}
              {choice.note !== undefined && <small className={styles.note}>{choice.note}</small>}
            </span>
            {choice.value === chosen && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
