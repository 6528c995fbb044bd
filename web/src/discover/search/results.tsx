import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { Suspense, useEffect, useState } from 'react'
import { Refused } from '#api/client/failed-call.ts'
import { facilitySearch } from '#api/queries/facility-search.ts'
import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/form/button.tsx'
import { PriceNote } from '#ui/golf/price-note.tsx'
import { HydrateOnInteraction } from '#ui/layout/hydrate-on-interaction.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import { type Criteria, countFilters, searchRequest } from './criteria.ts'
import { ResultCard } from './result-card.tsx'
import { ResultSkeletons } from './result-skeletons.tsx'
import styles from './results.module.css'

const skeletonAfterMs = 300

/** As many cards as the first screen can show. */
const cardsInSight = 3

/**
 * The matching courses. While a changed search is loading the earlier ones stay for 300 ms, then skeletons replace
 * them; "view more" loads the next ten.
 */
export function Results({
  criteria,
  day,
  afterSort,
  today,
  onClear,
}: {
  criteria: Criteria
  /** The day shown, which the criteria need not name. */
  day: Day | undefined
  afterSort: boolean
  today: Day | undefined
  onClear: () => void
}) {
  const t = useT('search')
  const ui = useT('ui')
  const query = useInfiniteQuery({
    ...facilitySearch(searchRequest({ ...criteria, date: day }), afterSort),
    placeholderData: keepPreviousData,
  })
  const slow = useAfter(skeletonAfterMs, query.isPlaceholderData)
  const courses = query.data?.pages.flat() ?? []

  if (query.isPending || slow) return <ResultSkeletons />
  if (query.error && courses.length === 0 && !(query.error instanceof Refused)) {
    return <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
  }
  if (courses.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t(
          criteria.place === undefined || countFilters(criteria) > 0 ? 'empty.filters' : 'empty.course',
        )}
        action={
          countFilters(criteria) > 0 ? (
            <Button look="second" onClick={onClear}>
              {t('clearFilters')}
            </Button>
          ) : undefined
        }
      />
    )
  }
  return (
    <div className={styles.results} aria-busy={query.isFetching}>
      <p className="visually-hidden" role="status">
        {query.isPlaceholderData ? ui('loading') : t('shown', { n: courses.length })}
      </p>
      <PriceNote />
      <ul className={styles.list}>
        {courses.map((course, place) => {
          const Part = place < cardsInSight ? Suspense : HydrateOnInteraction
          return (
            <li key={course.id}>
              <Part>
                <ResultCard course={course} day={day} today={today} first={place === 0} />
              </Part>
            </li>
          )
        })}
      </ul>
      <ShowMore query={query} />
    </div>
  )
}

/** Whether something has lasted longer than a number of milliseconds. */
function useAfter(ms: number, lasting: boolean): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!lasting) return
    const timer = setTimeout(() => setOver(true), ms)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [ms, lasting])
  return lasting && over
}
