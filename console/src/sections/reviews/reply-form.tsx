import { NativeSelect, Textarea } from '@mantine/core'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'

export type StaffReview = DataOf<'GET /api/staff/reviews'>[number]

const authors = ['operator', 'club'] as const

/** The call by which the operator's staff, or a club, answer. */
export type ReplyCall = 'POST /api/staff/reviews/:id/reply' | 'POST /api/club/reviews/:id/reply'

type ReplyFormProps = { review: StaffReview; call: ReplyCall; onBack: () => void }

/** The public answer to a review, by the operator in whose name; emptied, it takes the answer back. */
export function ReplyForm({ review: { id, revision, reply, reply_by }, call, onBack }: ReplyFormProps) {
  const t = useT('staff-content')
  const common = useT('staff-admin')
  const form = useDraft(() => ({ reply, reply_by: reply_by ?? 'operator' }), {
    check: (typed) => (typed.reply.trim() + reply === '' ? { reply: common('missing') } : {}),
  })
  return (
    <Form
      form={form}
      label={t('review.send')}
      problem=""
      onSend={(typed) => {
        const request = { id, revision, reply: typed.reply.trim() }
        return call === 'POST /api/club/reviews/:id/reply'
          ? form.send(call, request, common('saved'))
          : form.send(call, { ...request, reply_by: typed.reply_by }, common('saved'))
      }}
      onBack={onBack}
    >
      <Textarea
        label={t('review.replyText')}
        description={reply !== '' && t('review.replyHint')}
        rows={3}
        maxLength={2000}
        autoFocus
        {...form.getInputProps('reply')}
        error={form.errors.reply ?? form.act.problem}
      />
      {call === 'POST /api/staff/reviews/:id/reply' && (
        <NativeSelect
          label={t('review.inNameOf')}
          data={optionsOf(authors, (one) => t(`review.by.${one}`))}
          {...form.getInputProps('reply_by')}
        />
      )}
    </Form>
  )
}
