import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatFigure } from '@teeviet/contract/display/translate'
import { type ReviewOrder, reviewAspects, reviewOrders } from '@teeviet/contract/rules/review-aspects'
import { formatReviewTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import type { DataOf } from '#api/client/call-types.ts'
import { Refused } from '#api/client/failed-call.ts'
import type * as api from '#api/index.ts'
import { mayReviewQuery, reviewsQuery } from '#api/queries/reviews.ts'
import { openDialog } from '#dialogs/open.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import { Stars } from '#ui/golf/stars.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { reviewsOf } from './loaded-reviews.ts'
import { ReviewForm } from './review-form.tsx'
import styles from './reviews.module.css'

type Page = DataOf<typeof api.reviews.ofCourse>
type Review = Page['reviews']['data'][number]

/** A course's reviews: the overall rating, the form, the list with more on demand. */
export function Reviews({ id }: { id: number }) {
  const t = useT('course')
  const [sort, setSort] = useState<ReviewOrder>('helpful')
  const query = useInfiniteQuery({
    ...reviewsQuery(id, sort),
    // another order of this course replaces the list once it is there
    placeholderData: (before, of) => (of?.queryKey[1] === id ? before : undefined),
  })
  const session = useSession()
  const may = useQuery({ ...mayReviewQuery(id, session?.vga ?? 0), enabled: session !== null })
  const { own = [], helpful = [] } = (session && may.data) || {}
  const first = query.data?.pages[0]
  const reviews = reviewsOf(query.data?.pages ?? [])

  return (
    <div className={styles.reviews}>
      <div className={styles.top}>
        {first && <Overall count={first.count} scores={first.scores} />}
        <ReviewForm id={id} onSent={() => setSort('newest')} />
      </div>
      {query.isPending && <Skeleton lines={4} />}
      {query.error && !first && !(query.error instanceof Refused) && (
        <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
      )}
      {first && reviews.length === 0 && <p className={styles.none}>{t('reviews.none')}</p>}
      {first && first.reviews.total > 1 && (
        <Chips label={t('reviews.order')}>
          {reviewOrders.toReversed().map((order) => (
            <Chip key={order} on={sort === order} onPress={() => setSort(order)}>
              {t(`reviews.sort.${order}`)}
            </Chip>
          ))}
        </Chips>
      )}
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
              <Scores scores={review.scores} />
              <p className={styles.content}>{review.review_content}</p>
              <Photos review={review} />
              {review.reply && (
                <p className={styles.reply}>
                  <strong>{t(`reviews.reply.${review.reply.by}`)}</strong>{' '}
                  <span className="date">{formatReviewTime(review.reply.at)}</span>
                  <br />
                  {review.reply.text}
                </p>
              )}
              {!own.includes(review.id) && (
                <p className={styles.content}>
                  <HelpfulButton courseId={id} review={review} isMarked={helpful.includes(review.id)} />
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

/** What one golfer gave its parts; nothing where none was rated. */
function Scores({ scores }: { scores: Review['scores'] }) {
  const t = useT('course')
  const language = useLanguage()
  const rated = reviewAspects.flatMap((aspect) => {
    const rating = scores[aspect]
    if (rating === null) return []
    const values = { name: t(`reviews.aspect.${aspect}`), rating: formatFigure(rating, language, 0) }
    return [t('reviews.score', values)]
  })
  return rated.length > 0 && <p className={styles.scores}>{rated.join('\u00a0· ')}</p>
}

/** A review's photos; each opens all of them. A server of the release before sends none. */
function Photos({ review: { photos = [], review_name: name } }: { review: Review }) {
  const t = useT('course')
  return (
    <p className={styles.photos}>
      {photos.map((src, place) => (
        <button
          key={src}
          type="button"
          aria-haspopup="dialog"
          aria-label={t('reviews.photo', { n: place + 1, m: photos.length, name })}
          onClick={() => openDialog('pictures', { name, pictures: photos, start: place })}
        >
          <Picture src={src} alt="" ratio="1" />
        </button>
      ))}
    </p>
  )
}

/** The overall rating out of 5 with the number of reviews, how many gave how many stars, and the averages of its parts. */
function Overall({ count, scores }: Pick<Page, 'count' | 'scores'>) {
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
      <dl className={styles.averages}>
        {reviewAspects.map((aspect) => {
          const average = scores[aspect]
          if (average === null) return null
          return (
            <div key={aspect}>
              <dt>{t(`reviews.aspect.${aspect}`)}</dt>
              <dd>{formatFigure(average, language, 1)}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
