import { Textarea, type TextareaProps } from '@mantine/core'

/** What club and operator write to each other about a line of a statement. */
export function WordsField(props: TextareaProps) {
  return <Textarea data-autofocus autosize minRows={3} maxLength={500} {...props} />
}
