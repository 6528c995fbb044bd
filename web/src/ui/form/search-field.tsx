import type { InputHTMLAttributes, ReactNode } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from './button.tsx'
import { Field } from './field.tsx'

/** A field to search by, with a cross that clears it; `onText` gets every text. Takes every attribute of an input. */
export function SearchField({
  label,
  value,
  onText,
  ...input
}: { label: ReactNode; value: string; onText: (text: string) => void } & Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange'
>) {
  const t = useT('ui')
  return (
    <Field
      {...input}
      label={label}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      before={<Icon name="search" />}
      after={
        value === '' ? undefined : (
          <IconButton
            icon="close"
            size={18}
            label={t('clear')}
            onClick={(event) => {
              onText('')
              event.currentTarget.parentElement?.querySelector('input')?.focus()
            }}
          />
        )
      }
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
