import { useQuery, useQueryClient } from '@tanstack/react-query'
import { defaultReviewRating, mostReviewPhotos } from '@teeviet/contract/rules/limits'
import { type ReviewAspect, reviewAspects } from '@teeviet/contract/rules/review-aspects'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { mayReviewQuery } from '#api/queries/reviews.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { readSession, useSession } from '#session/session.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { Button } from '#ui/form/button.tsx'
import { LongField } from '#ui/form/field.tsx'
import { PhotoField } from '#ui/picture/photo-field.tsx'
import { useChosenPhotos } from '#ui/picture/use-chosen-photos.ts'
import styles from './reviews.module.css'
import { StarInput } from './star-input.tsx'

const longestComment = 4000

/** Stars by aspect; one without is absent. */
type Scores = { [aspect in ReviewAspect]?: number | undefined }

/**
 * Stars and a comment about a course, and stars for its parts for those who like to. Sending needs a login and a round
 * played there, which is said before anything is typed; what was typed stays until it has been sent.
 */
export function ReviewForm({ id, onSent }: { id: number; onSent: () => void }) {
  const t = useT('course')
  const client = useQueryClient()
  const session = useSession()
  const mayQuery = mayReviewQuery(id, session?.vga ?? 0)
  const may = useQuery({ ...mayQuery, enabled: session !== null })
  const reason = session && may.data?.reason
  const [rating, setRating] = useState<number>(defaultReviewRating)
  const [scores, setScores] = useState<Scores>({})
  const [comment, setComment] = useTypedText(`review-${id}`)
  const [missing, setMissing] = useState(false)
  const photos = useChosenPhotos(mostReviewPhotos)
  const post = useChange(async () => {
    const read = await photos.read()
    if (!read) return
    await sendReview(id, { rating, scores, comment, photos: read })
    setComment('')
    setRating(defaultReviewRating)
    setScores({})
    photos.clear()
    showToast('success', t('reviews.sent'))
    onSent()
    // The form is free at once; the lists arrive later.
    client.resetQueries({ queryKey: [api.reviews.ofCourse, id] })
    client.invalidateQueries({ queryKey: [api.reviews.canReview, id] })
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    if (comment.trim() === '') {
      setMissing(true)
      return
    }
    if (!photos.isUnreadable && (await loggedIn())) await post.run()
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h3 className={styles.formTitle}>{t('reviews.write')}</h3>
      {reason && <p className={styles.none}>{t(`reviews.mayNot.${reason}`)}</p>}
      <StarInput label={t('reviews.rating')} rating={rating} onChange={setRating} />
      <details className={styles.aspects}>
        <summary>{t('reviews.aspects')}</summary>
        {reviewAspects.map((aspect) => (
          <StarInput
            key={aspect}
            label={t(`reviews.aspect.${aspect}`)}
            rating={scores[aspect] ?? 0}
            optional
            onChange={(stars) => setScores({ ...scores, [aspect]: stars === 0 ? undefined : stars })}
          />
        ))}
      </details>
      <LongField
        label={t('reviews.comment')}
        placeholder={t('reviews.commentHint')}
        value={comment}
        maxLength={longestComment}
        rows={3}
        error={missing ? t('reviews.commentMissing') : undefined}
        onChange={(event) => {
          setComment(event.currentTarget.value)
          setMissing(false)
        }}
      />
      <PhotoField
        label={t('reviews.photos')}
        choose={t('reviews.choosePhotos')}
        none={t('reviews.noPhotos')}
        hint={t('reviews.photosHint', { n: mostReviewPhotos })}
        error={photos.isUnreadable ? t('reviews.photosWrong') : undefined}
        photos={photos}
      />
      <Button type="submit" icon="send" busy={post.isPending}>
        {t('reviews.send')}
      </Button>
    </form>
  )
}

/** Sends the review as the specification has it. */
async function sendReview(
  id: number,
  { rating, scores, comment, photos }: { rating: number; scores: Scores; comment: string; photos: string[] },
): Promise<void> {
  const session = readSession()
  await call(
    api.reviews.send,
    {
      id,
      flight_id: 0,
      review_golfer_id: session?.vga ?? 0,
      review_name: session?.fullname ?? '',
      review_avatar: session?.avatar ?? '',
      review_content: comment.trim(),
      review_rating: rating,
      score_greens: scores.greens,
      score_fairways: scores.fairways,
      score_caddie: scores.caddie,
      score_value: scores.value,
      review_photos: photos,
    },
    { once: true },
  )
}
