import {
  CloseButton,
  Checkbox as MantineCheckbox,
  NativeSelect,
  type NativeSelectProps,
  Radio,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Icon } from './icon.tsx'

/** What is expected, under the field. */
type Hint = { hint?: ReactNode }

/** A labelled text input; give it `error` and it says so at the field. */
export function Field({ hint, ...input }: Hint & Omit<TextInputProps, 'description'>) {
  return <TextInput {...input} description={hint} />
}

/** A labelled text input of several lines. */
export function LongField({ hint, ...input }: Hint & Omit<TextareaProps, 'description'>) {
  return <Textarea rows={4} {...input} description={hint} />
}

/** A labelled choice out of many short names; the device's own list. */
export function SelectField(select: NativeSelectProps) {
  return <NativeSelect {...select} />
}

/** A tick box with its words. `type="radio"` makes it one of several. */
export function Checkbox({
  children,
  type,
  ...input
}: { children: ReactNode; type?: 'radio' } & Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'color' | 'type' | 'style' | 'value'
> & { value?: string }) {
  const Box = type === 'radio' ? Radio : MantineCheckbox
  return <Box {...input} label={children} />
}

/** A labelled search field with a way to clear it. */
export function SearchField({
  value,
  onText,
  ...input
}: Omit<TextInputProps, 'value' | 'onChange'> & { value: string; onText: (text: string) => void }) {
  const t = useT('ui')
  const field = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      {...input}
      ref={field}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      leftSection={<Icon name="search" />}
      rightSection={
        value !== '' && (
          <CloseButton
            aria-label={t('clear')}
            onClick={() => {
              onText('')
              field.current?.focus()
            }}
          />
        )
      }
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
