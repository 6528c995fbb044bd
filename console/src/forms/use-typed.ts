import { type ChangeEvent, type FocusEvent, useEffect, useState } from 'react'

/**
 * What an input needs in which a day or time is typed as text, the same on every device: browsers write their own fields
 * in the device's language. `onValue` is called with what is read as soon as it can be read, with an empty text when
 * nothing stands there any more; what cannot be read is marked and sends no form, and with `onBlur` it is gone when the
 * field is left.
 */
export function useTyped({
  value,
  shown = value,
  read,
  onValue,
}: {
  value: string
  shown?: string
  read: (text: string) => string | null
  onValue: (value: string) => void
}) {
  const [typed, setTyped] = useState(shown)
  const isUnread = typed.trim() !== '' && read(typed) === null
  // what is typed stays as it is while it means the same
  useEffect(
    () => setTyped((before) => ((read(before) ?? '') === value ? before : shown)),
    [value, shown, read],
  )
  return {
    inputMode: 'numeric',
    autoComplete: 'off',
    'aria-invalid': isUnread || undefined,
    value: typed,
    onChange: ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
      setTyped(field.value)
      const meant = field.value.trim() === '' ? '' : read(field.value)
      field.setCustomValidity(meant === null ? field.placeholder : '')
      if (meant !== null && meant !== value) onValue(meant)
    },
    onBlur: ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
      field.setCustomValidity('')
      setTyped(shown)
    },
  } as const
}
