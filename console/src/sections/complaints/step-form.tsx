import { Textarea } from '@mantine/core'
import { type ComplaintStep, needsAnswer, needsDay } from '@teeviet/contract/rules/complaint-steps'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { undoBy } from '../../forms/undo.ts'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'

export type StaffComplaint = DataOf<'GET /api/staff/complaints'>[number]

type StepFormProps = { complaint: StaffComplaint; to: ComplaintStep; onBack: () => void }

const nothing = { answer: '', note: '', due_at: null as number | null }

/** Takes a complaint a step further: what the golfer reads, what the staff note, and the day where the policy has none. */
export function StepForm({ complaint: { id, step, code }, to, onBack }: StepFormProps) {
  const t = useT('staff-people')
  const form = useDraft(() => nothing, {
    check: (typed) => ({
      ...(needsAnswer(to) ? missingOf(typed, ['answer']) : {}),
      ...(needsDay(to) ? missingOf(typed, ['due_at']) : {}),
    }),
  })

  function send({ answer, note, due_at }: typeof nothing) {
    const request = { id, from: step, to, answer: answer.trim(), note: note.trim(), due_at }
    return form.send('POST /api/staff/complaints/:id/step', request, () => ({
      text: t('complaint.moved', { code }),
      undo: undoBy('POST /api/staff/complaints/:id/undo-step', { id, step: to }),
    }))
  }

  return (
    <Form form={form} label={t(`complaint.to.${to}`)} onSend={send} onBack={onBack}>
      <Textarea
        label={t(needsAnswer(to) ? 'complaint.answer' : 'complaint.answerIfAny')}
        description={t('complaint.answerHint')}
        rows={3}
        maxLength={4000}
        autoFocus
        {...form.getInputProps('answer')}
      />
      <Textarea label={t('complaint.note')} rows={2} maxLength={2000} {...form.getInputProps('note')} />
      {needsDay(to) && <TimeInput label={t('complaint.day')} {...form.getInputProps('due_at')} />}
    </Form>
  )
}
