import { Textarea } from '@mantine/core'
import type { HioClaimState } from '@teeviet/contract/rules/bookings/hio-claims'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { MessagePreview } from '../messages/message-preview.tsx'

export type StaffHioClaim = DataOf<'GET /api/staff/hio-claims'>[number]

const nothing = { answer: '', note: '' }

/**
 * Moves a hole-in-one claim to another state: what the golfer reads, which a refusal needs, and what staff note, above
 * the SMS of the step.
 */
export function HioStepForm({
  claim: { id, state, code },
  to,
  onBack,
}: {
  claim: StaffHioClaim
  to: HioClaimState
  onBack: () => void
}) {
  const t = useT('staff-hio')
  const isRefusal = to === 'refused'
  const form = useDraft(() => nothing, {
    check: (typed) => (isRefusal ? missingOf(typed, ['answer']) : {}),
  })

  const answer = form.values.answer.trim()

  function send({ note }: typeof nothing) {
    const request = { id, from: state, to, answer, note: note.trim() }
    return form.send('POST /api/staff/hio-claims/:id/step', request, t('moved', { code }))
  }

  return (
    <Form form={form} label={t(`to.${to}`)} onSend={send} onBack={onBack}>
      <Textarea
        label={t(isRefusal ? 'reason' : 'answer')}
        description={t('answerHint')}
        rows={2}
        maxLength={1000}
        autoFocus
        {...form.getInputProps('answer')}
      />
      <Textarea label={t('note')} rows={2} maxLength={1000} {...form.getInputProps('note')} />
      <MessagePreview
        call="POST /api/staff/hio-claims/:id/preview-messages"
        request={{ id, from: state, to, answer }}
        isReady={!isRefusal || answer !== ''}
      />
    </Form>
  )
}
