import { useInfiniteQuery } from '@tanstack/react-query'
import { formatFigure } from '@teeviet/contract/display/translate'
import { formatReviewTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '#api/client/call-types.ts'
import { Refused } from '#api/client/failed-call.ts'
import type * as api from '#api/index.ts'
import { reviewsQuery } from '#api/queries/reviews.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { ReviewForm } from './review-form.tsx'
import styles from './reviews.module.css'

type Page = DataOf<typeof api.reviews.ofCourse>

/** A course's reviews: the overall rating, the form, the list with more on demand. */
export function Reviews({ id }: { id: number }) {
  const t = useT('course')
  const query = useInfiniteQuery(reviewsQuery(id))
  const first = query.data?.pages[0]
  const reviews = query.data?.pages.flatMap((page) => page.reviews.data) ?? []

  return (
    <div className={styles.reviews}>
      <div className={styles.top}>
        {first && <Overall count={first.count} />}
        <ReviewForm id={id} />
      </div>
      {query.isPending && <Skeleton lines={4} />}
      {query.error && !first && !(query.error instanceof Refused) && (
        <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
      )}
      {first && reviews.length === 0 && <p className={styles.none}>{t('reviews.none')}</p>}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <Avatar name={review.review_name} src={review.review_avatar} />
            <div className={styles.words}>
              <p className={styles.who}>
                <strong>{review.review_name}</strong>
                <span className="date">{formatReviewTime(review.created_at)}</span>
              </p>
              <Stars rating={review.review_rating} decimals={0} />
              <p className={styles.content}>{review.review_content}</p>
              {review.reply && (
                <p className={styles.reply}>
                  <strong>{t(`reviews.reply.${review.reply.by}`)}</strong>{' '}
                  <span className="date">{formatReviewTime(review.reply.at)}</span>
                  <br />
                  {review.reply.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </div>
  )
}

/** The overall rating out of 5 with the number of reviews, and how many gave how many stars. */
function Overall({ count }: { count: Page['count'] }) {
  const t = useT('course')
  const ui = useT('ui')
  const language = useLanguage()
  const [overall, ...spread] = count
  if (!overall || overall.count === 0) return <p className={styles.overall}>{t('unrated')}</p>
  return (
    <div className={styles.overall}>
      <p className={styles.score}>
        <strong>{formatFigure(overall.review_rating, language, 1)}</strong> <span>{t('reviews.outOf5')}</span>
      </p>
      <p className={styles.total}>{ui('reviews', { n: overall.count })}</p>
      <ul className={styles.spread}>
        {spread.map(({ review_rating, count: given }) => (
          <li key={review_rating}>
            <span className="visually-hidden">{t('reviews.spread', { stars: review_rating, n: given })}</span>
            <span aria-hidden="true">{review_rating}</span>
            <span
              aria-hidden="true"
              className={styles.bar}
              style={{ '--share': `${(given / overall.count) * 100}%` }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
