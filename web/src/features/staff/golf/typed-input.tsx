import { type Day, formatDay } from '@teeviet/contract/rules/dates'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useTyped } from '../desk/use-typed.ts'
import { readTypedDay } from '../queue/read-typed-day.ts'
import styles from './golf.module.css'
import { readClock } from './read-clock.ts'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string
  /** Above the field; without one the field is named by `aria-label`. */
  label?: ReactNode
  /** Called with what is read as soon as it can be read, with an empty text when nothing stands there any more. */
  onValue: (value: string) => void
}

/** A day typed as dd-MM-yyyy. */
export function DayInput({ value, ...input }: Omit<Input, 'value'> & { value: Day }) {
  return (
    <TypedInput
      {...input}
      value={value}
      shown={value === '' ? '' : formatDay(value)}
      read={readTypedDay}
      placeholder="dd-MM-yyyy"
      maxLength={10}
      size={10}
    />
  )
}

/** A clock time typed as HH:mm in 24 hours; 24:00 is the end of the day. */
export function ClockInput(input: Input) {
  return (
    <TypedInput {...input} shown={input.value} read={readClock} placeholder="HH:mm" maxLength={5} size={5} />
  )
}

function TypedInput({
  value,
  shown,
  read,
  label,
  onValue,
  ...input
}: Input & { shown: string; read: (text: string) => string | null }) {
  const id = useId()
  const typed = useTyped({ value, shown, read, onValue })
  const field = (
    <input
      id={id}
      className={styles.control}
      {...input}
      {...typed}
      aria-invalid={typed['aria-invalid'] || input['aria-invalid']}
    />
  )
  if (label === undefined) return field
  return (
    <label htmlFor={id} className={styles.labelled}>
      <span>{label}</span>
      {field}
    </label>
  )
}
