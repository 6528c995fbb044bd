import { useId } from 'react'
import styles from './choice-field.module.css'

/** One of a few by the device's own list. */
export function ChoiceField({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: string
  choices: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  )
}
