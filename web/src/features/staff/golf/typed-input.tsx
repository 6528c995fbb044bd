import { type Day, formatDay } from '@teeviet/contract/rules/dates'
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useState } from 'react'
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

/** A day typed as dd-MM-yyyy, the same on every device: browsers write their own fields in the device's language. */
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
  const [typed, setTyped] = useState(shown)
  const isUnread = typed.trim() !== '' && read(typed) === null
  // what is typed stays as it is while it means the same
  useEffect(
    () => setTyped((before) => ((read(before) ?? '') === value ? before : shown)),
    [value, shown, read],
  )
  const field = (
    <input
      id={id}
      inputMode="numeric"
      autoComplete="off"
      className={styles.control}
      {...input}
      aria-invalid={isUnread || input['aria-invalid'] || undefined}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        const meant = text.trim() === '' ? '' : read(text)
        if (meant !== null && meant !== value) onValue(meant)
      }}
      onBlur={() => setTyped(shown)}
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
