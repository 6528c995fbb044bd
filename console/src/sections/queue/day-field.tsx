import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import styles from './queue.module.css'
import { readTypedDay } from './read-typed-day.ts'

/** A day typed as dd-MM-yyyy: faster for who works from the keyboard than a calendar. Taken over once it is a date. */
export function DayField({
  label,
  day,
  onChange,
}: {
  label: string
  day: Day | undefined
  onChange: (day: Day | undefined) => void
}) {
  const shown = day === undefined ? '' : formatDay(day)
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])
  const read = readTypedDay(typed)

  function take() {
    if (typed.trim() === '') onChange(undefined)
    else if (read !== null) onChange(read)
  }

  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        maxLength={10}
        placeholder="dd-MM-yyyy"
        className={clsx(styles.control, typed !== '' && read === null && styles.wrong)}
        aria-invalid={(typed !== '' && read === null) || undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  )
}
