import { NativeSelect, Textarea } from '@mantine/core'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'

export type StaffReview = DataOf<'GET /api/staff/reviews'>[number]

const authors = ['operator', 'club'] as const

type ReplyFormProps = { review: StaffReview; onBack: () => void }

/** The public answer to a review, in whose name; emptied, it takes the answer back. */
export function ReplyForm({ review: { id, revision, reply, reply_by }, onBack }: ReplyFormProps) {
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
        const request = { ...typed, id, revision, reply: typed.reply.trim() }
        return form.send('POST /api/staff/reviews/:id/reply', request, common('saved'))
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
      <NativeSelect
        label={t('review.inNameOf')}
        data={optionsOf(authors, (one) => t(`review.by.${one}`))}
        {...form.getInputProps('reply_by')}
      />
    </Form>
  )
}
