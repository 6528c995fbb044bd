import { type FormEvent, useState } from 'react'
import styles from '../../forms/desk.module.css'
import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { LongField, SelectField } from '../../kit/field.tsx'
import type { StaffReview } from './review-row.tsx'

const authors = ['operator', 'club'] as const

/** The public answer to a review, in whose name; emptied, it takes the answer back. */
export function ReplyForm({
  review,
  act,
  onSend,
  onBack,
}: {
  review: StaffReview
  act: Act
  onSend: (reply: string, by: (typeof authors)[number]) => void
  onBack: () => void
}) {
  const t = useT('staff-content')
  const desk = useT('staff-desk')
  const [reply, setReply] = useState(review.reply)
  const [by, setBy] = useState(review.reply_by ?? 'operator')
  function submit(event: FormEvent) {
    event.preventDefault()
    onSend(reply.trim(), by)
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <LongField
        label={t('review.replyText')}
        hint={review.reply === '' ? undefined : t('review.replyHint')}
        rows={3}
        maxLength={2000}
        autoFocus
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
        {...(act.problem === undefined ? {} : { error: act.problem })}
      />
      <SelectField
        label={t('review.inNameOf')}
        value={by}
        onChange={(event) => setBy(authors.find((one) => one === event.currentTarget.value) ?? 'operator')}
      >
        {authors.map((one) => (
          <option key={one} value={one}>
            {t(`review.by.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          busy={act.busy}
          disabled={reply.trim() === '' && review.reply === ''}
        >
          {t('review.send')}
        </Button>
        <Button size="small" look="quiet" onClick={onBack}>
          {desk('back')}
        </Button>
      </div>
    </form>
  )
}
