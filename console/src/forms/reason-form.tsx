import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from './form.tsx'
import type { Act } from './use-act.ts'
import { useDraft } from './use-draft.ts'

type ReasonFormProps = {
  label: string
  button: string
  danger?: boolean
  maxLength?: number
  /** Below the field, by what is typed. */
  more?: (reason: string) => ReactNode
  act: Act
  onSend: (reason: string) => Promise<unknown>
  onBack: () => void
}

/** Asks for a reason before an action that needs one; the problem is shown at the field. */
export function ReasonForm({
  label,
  button,
  danger,
  maxLength = 500,
  more,
  act,
  onSend,
  onBack,
}: ReasonFormProps) {
  const form = useDraft(() => ({ reason: '' }))
  return (
    <Form
      form={form}
      act={act}
      label={button}
      danger={danger}
      problem=""
      onSend={({ reason }) => onSend(reason.trim())}
      onBack={onBack}
    >
      <Textarea
        label={label}
        rows={2}
        maxLength={maxLength}
        autoFocus
        {...form.getInputProps('reason')}
        error={act.problem}
      />
      {more?.(form.values.reason.trim())}
    </Form>
  )
}
