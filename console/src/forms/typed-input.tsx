import type { TextInputProps } from '@mantine/core'
import { type Day, formatDay } from '@teeviet/contract/rules/time/dates'
import { Field } from '../kit/field.tsx'
import { readTypedDay } from '../sections/queue/read-typed-day.ts'
import { readClock } from './read-clock.ts'
import { useTyped } from './use-typed.ts'

type Input = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string
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
      w={124}
    />
  )
}

/** A clock time typed as HH:mm in 24 hours; 24:00 is the end of the day. */
export function ClockInput(input: Input) {
  return (
    <TypedInput {...input} shown={input.value} read={readClock} placeholder="HH:mm" maxLength={5} w={88} />
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
  const typed = useTyped({ value, shown, read, onValue })
  const isWrong = typed['aria-invalid'] ?? (input.error || input['aria-invalid'] === true)
  return <Field {...input} {...typed} label={label} error={isWrong} />
}
