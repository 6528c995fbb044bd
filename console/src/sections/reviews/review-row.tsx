import { reviewAspects } from '@teeviet/contract/rules/review-aspects'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { rich, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { Stars } from '../../kit/stars.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import styles from '../../theme/layout.module.css'
import { type ReplyCall, ReplyForm, type StaffReview } from './reply-form.tsx'

const hideCall = 'POST /api/staff/reviews/:id/hide'
const removeCall = 'POST /api/staff/reviews/:id/remove-photos'
const showCall = 'POST /api/staff/reviews/:id/show'

/** One review with its answer, and what can be done about it. */
export function ReviewRow({
  review,
  replyCall = 'POST /api/staff/reviews/:id/reply',
}: {
  review: StaffReview
  replyCall?: ReplyCall
}) {
  const t = useT('staff-content')
  const saved = useT('staff-admin')('saved')
  const ui = useT('ui')
  const act = useAct()
  const [form, setForm] = useState<'hide' | 'photos' | 'reply'>()
  const { id, revision } = review
  const scores = reviewAspects.flatMap((aspect) => {
    const rating = review.scores[aspect]
    return rating === null ? [] : [`${t(`review.aspect.${aspect}`)} ${rating}`]
  })
  const marks = [...scores, ...(review.helpful > 0 ? [t('review.helpful', { n: review.helpful })] : [])]
  // the operator's answer is not the club's to change
  const mayReply = replyCall === 'POST /api/staff/reviews/:id/reply' || review.reply_by !== 'operator'
  const back = () => setForm(undefined)
  const hide = (reason: string) =>
    act.send(hideCall, { id, revision, reason }, (hidden) => ({
      text: saved,
      undo: undoBy(showCall, { id, revision: hidden.revision }),
    }))
  const show = () =>
    act.send(showCall, { id, revision }, (shown) => ({
      text: saved,
      undo: undoBy(hideCall, { id, revision: shown.revision, reason: review.hidden_reason }),
    }))
  return (
    <article className={styles.item} aria-label={review.name}>
      <div className={styles.head}>
        <span>
          <strong>{review.name}</strong> ·&nbsp;{review.facility.title} ·&nbsp;
          <span className={`date ${styles.muted}`}>{formatHistoryTime(review.created_at)}</span>
        </span>
        <span className={styles.side}>
          <Stars rating={review.rating} />
          {review.hidden_at !== null && <StatusBadge tone="bad">{t('review.hidden')}</StatusBadge>}
        </span>
      </div>
      <p className={styles.words}>{review.content}</p>
      {review.photos.length > 0 && (
        <p className={styles.buttons}>
          {review.photos.map((src, place) => (
            <a key={src} href={src} target="_blank" rel="noreferrer">
              <img
                src={`${src}?w=320`}
                alt={t('review.photo', { n: place + 1 })}
                height={96}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
      {marks.length > 0 && <p className={styles.muted}>{marks.join('\u00a0· ')}</p>}
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
          onSend={hide}
          onBack={back}
        />
      )}
      {form === 'photos' && (
        <ReasonForm
          label={t('review.removePhotosReason')}
          button={t('review.removePhotos')}
          danger
          act={act}
          onSend={(reason) => act.send(removeCall, { id, revision, reason }, saved)}
          onBack={back}
        />
      )}
      {form === 'reply' && <ReplyForm review={review} call={replyCall} onBack={back} />}
      {form === undefined && (
        <div className={styles.buttons}>
          {mayReply && (
            <Button call={replyCall} look="second" onClick={() => setForm('reply')}>
              {t(review.reply === '' ? 'review.reply' : 'review.changeReply')}
            </Button>
          )}
          {review.hidden_at === null ? (
            <Button call={hideCall} look="quiet" onClick={() => setForm('hide')}>
              {t('review.hide')}
            </Button>
          ) : (
            <Button call={showCall} look="quiet" busy={act.busy} onClick={show}>
              {t('review.show')}
            </Button>
          )}
          {review.photos.length > 0 && (
            <Button call={removeCall} look="quiet" onClick={() => setForm('photos')}>
              {t('review.removePhotos')}
            </Button>
          )}
          <Problem>{act.problem}</Problem>
        </div>
      )}
    </article>
  )
}
