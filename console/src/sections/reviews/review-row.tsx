import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { staffCall } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { Problem } from '../../frame/problem.tsx'
import { rich, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Stars } from '../../kit/stars.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { showToast } from '../../kit/toast.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { ReplyForm } from './reply-form.tsx'

export type StaffReview = DataOf<'GET /api/staff/reviews'>[number]

/** One review with its answer, and what can be done about it. */
export function ReviewRow({ review, onChanged }: { review: StaffReview; onChanged: () => void }) {
  const t = useT('staff-content')
  const desk = useT('staff-desk')
  const ui = useT('ui')
  const staff = useStaff()
  const act = useAct()
  const [form, setForm] = useState<'hide' | 'reply'>()
  const { id, revision } = review

  async function take(work: () => Promise<unknown>) {
    if (!(await act.run(work))) return
    setForm(undefined)
    showToast('success', desk('saved'))
    onChanged()
  }

  return (
    <article className={styles.item} aria-label={review.name}>
      <div className={styles.head}>
        <span>
          <strong>{review.name}</strong> ·&nbsp;{review.facility.title} ·&nbsp;
          <span className={styles.muted}>{formatHistoryTime(review.created_at)}</span>
        </span>
        <span className={styles.side}>
          <Stars rating={review.rating} />
          {review.hidden_at !== null && <StatusBadge tone="bad">{t('review.hidden')}</StatusBadge>}
        </span>
      </div>
      <p className={styles.words}>{review.content}</p>
      {review.hidden_reason !== '' && (
        <p className={styles.muted}>{t('review.hiddenReason', { reason: review.hidden_reason })}</p>
      )}
      {review.reply !== '' && form !== 'reply' && (
        <p className={styles.note}>
          {rich(ui('named'), {
            name: <strong>{t(`review.by.${review.reply_by ?? 'operator'}`)}</strong>,
            value: review.reply,
          })}
        </p>
      )}
      {form === 'hide' && (
        <ReasonForm
          label={t('review.hideReason')}
          button={t('review.hide')}
          danger
          act={act}
          onSend={(reason) =>
            take(() => staffCall(staff, 'POST /api/staff/reviews/:id/hide', { id, revision, reason }))
          }
          onBack={() => setForm(undefined)}
        />
      )}
      {form === 'reply' && (
        <ReplyForm
          review={review}
          act={act}
          onSend={(reply, reply_by) =>
            take(() =>
              staffCall(staff, 'POST /api/staff/reviews/:id/reply', { id, revision, reply, reply_by }),
            )
          }
          onBack={() => setForm(undefined)}
        />
      )}
      {form === undefined && (
        <div className={styles.buttons}>
          <IfMayCall call="POST /api/staff/reviews/:id/reply">
            <Button size="small" look="second" onClick={() => setForm('reply')}>
              {t(review.reply === '' ? 'review.reply' : 'review.changeReply')}
            </Button>
          </IfMayCall>
          {review.hidden_at === null ? (
            <IfMayCall call="POST /api/staff/reviews/:id/hide">
              <Button size="small" look="quiet" onClick={() => setForm('hide')}>
                {t('review.hide')}
              </Button>
            </IfMayCall>
          ) : (
            <IfMayCall call="POST /api/staff/reviews/:id/show">
              <Button
                size="small"
                look="quiet"
                busy={act.busy}
                onClick={() =>
                  take(() => staffCall(staff, 'POST /api/staff/reviews/:id/show', { id, revision }))
                }
              >
                {t('review.show')}
              </Button>
            </IfMayCall>
          )}
          <Problem>{act.problem}</Problem>
        </div>
      )}
    </article>
  )
}
