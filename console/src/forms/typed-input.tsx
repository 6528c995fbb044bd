import { TextInput, type TextInputProps } from '@mantine/core'
import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { readClock, readMonth, readTime, readTypedDay, timeText } from './read-typed.ts'

type Input<Value> = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: Value
  /** Called with the parsed value once it is valid, with the empty value when the field is cleared. */
  onChange: (value: Value) => void
}

/** A day typed as dd-MM-yyyy; '' while it is empty. What cannot be read is gone when the field is left. */
export function DayInput(input: Input<Day>) {
  const shown = input.value === '' ? '' : formatDay(input.value)
  return <TypedInput w={124} {...input} format="day" shown={shown} read={readTypedDay} />
}

/** A clock time typed as HH:mm in 24 hours; 24:00 is the end of the day. */
export function ClockInput(input: Input<string>) {
  return <TypedInput w={88} {...input} format="clock" shown={input.value} read={readClock} />
}

/** A month typed as MM/yyyy, as yyyy-MM. */
export function MonthInput(input: Input<string>) {
  const shown = input.value.split('-').reverse().join('/')
  return <TypedInput w={112} {...input} format="month" shown={shown} read={readMonth} stays />
}

/** A day and clock time in Vietnam's time; null while it is empty. */
export function TimeInput({ value, onChange, ...input }: Input<number | null>) {
  const shown = timeText(value)
  const change = (text: string) => onChange(readTime(text))
  return (
    <TypedInput {...input} format="time" value={shown} shown={shown} read={meant} onChange={change} stays />
  )
}

/** The one way a typed time is written; null while it is none. */
const meant = (text: string) => {
  const instant = readTime(text)
  return instant === null ? null : timeText(instant)
}

/** The most characters of each kind of field. */
const longest = { day: 10, clock: 5, month: 7, time: 16 }

/**
 * A day or time typed as text, the same on every device: browsers write their own fields in the device's language. What
 * cannot be read is marked, and no form is sent with it. With `stays` it remains to be corrected when the field is left.
 */
function TypedInput({
  value,
  shown,
  read,
  format,
  stays,
  error,
  onChange,
  ...input
}: Input<string> & {
  shown: string
  read: (text: string) => string | null
  format: keyof typeof longest
  stays?: boolean
  error?: ReactNode
}) {
  const hint = useT('ui')(`format.${format}`)
  const [typed, setTyped] = useState(shown)
  const isUnread = typed.trim() !== '' && read(typed) === null
  // the typed text does not change while its value is the same
  useEffect(
    () => setTyped((before) => ((read(before) ?? '') === value ? before : shown)),
    [value, shown, read],
  )
  function change({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) {
    setTyped(text)
    const now = text.trim() === '' ? '' : read(text)
    if (now !== null && now !== value) onChange(now)
  }
  return (
    <TextInput
      inputMode="numeric"
      placeholder={hint}
      maxLength={stays ? 20 : longest[format]}
      {...input}
      value={typed}
      data-unread={isUnread || undefined}
      error={isUnread ? (stays ? hint : true) : error}
      onChange={change}
      onBlur={() => !stays && setTyped(shown)}
    />
  )
}
