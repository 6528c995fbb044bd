import { Field } from '../kit/field.tsx'
import { readTime, timeFormat, timeText } from './typed-time.ts'
import { useTyped } from './use-typed.ts'

/** A day and clock time in Vietnam's time; null while it is empty. */
export function WhenField({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string
  hint?: string
  /** What is wrong with it, unless it cannot be read. */
  error?: string
  value: number | null
  onChange: (instant: number | null) => void
}) {
  // what cannot be read stays to be mended: the form is not sent with it
  const { onBlur: _, ...typed } = useTyped({
    value: timeText(value),
    read: meant,
    onValue: (text) => onChange(readTime(text)),
  })
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      placeholder={timeFormat}
      maxLength={20}
      {...typed}
      {...(typed['aria-invalid'] ? { error: timeFormat } : error === undefined ? {} : { error })}
    />
  )
}

/** The one way a typed time is written; null while it is none. */
const meant = (text: string) => {
  const instant = readTime(text)
  return instant === null ? null : timeText(instant)
}
