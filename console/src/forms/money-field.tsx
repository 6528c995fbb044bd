import { TextInput, type TextInputProps } from '@mantine/core'
import { groupedDigits } from './typed-number.ts'

/** An amount of đồng, with a dot before each three figures as it is typed. */
export function MoneyField({ value, ...input }: TextInputProps & { value?: string }) {
  return <TextInput inputMode="numeric" {...input} value={groupedDigits(value ?? '')} />
}
