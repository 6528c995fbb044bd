import { Field } from '../../../ui/field.tsx'
import { instantOfText, localText } from './local-time.ts'

/** A day and clock time in Vietnam's time; null while it is empty. */
export function WhenField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint?: string
  value: number | null
  onChange: (instant: number | null) => void
}) {
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      type="datetime-local"
      defaultValue={localText(value)}
      onChange={(event) => onChange(instantOfText(event.currentTarget.value))}
    />
  )
}
