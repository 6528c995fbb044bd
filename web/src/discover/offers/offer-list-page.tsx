import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { formatRunningDate, withWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import type { ReactNode } from 'react'
import { teeTimesOfCategory } from '#api/queries/offers.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import { PriceNote } from '#ui/golf/price-note.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import { coveredDays } from './covered-days.ts'
import type { Offer } from './offer-card.tsx'
import styles from './offer-list-page.module.css'
import { OfferTeeTimes } from './offer-tee-times.tsx'

/**
 * The tee times of a category or flash sale: the offers of all days, or one day's starts by course. `offers` are
 * those known for the days to choose from, `list` is how all of them are shown.
 */
export function OfferListPage({
  title,
  categoryId,
  offers,
  asOf,
  clock,
  date,
  onDate,
  list,
}: {
  title: string
  categoryId: number
  offers: readonly Offer[]
  /** When the offers were asked for, epoch ms: days before that one are over. */
  asOf: number
  clock?: ReactNode
  date: Day | undefined
  onDate: (date: Day | undefined) => void
  list: ReactNode
}) {
  const t = useT('tee-times')
  const language = useLanguage()
  const days = coveredDays(offers, dayOf(asOf))
  const shown = date !== undefined && !days.includes(date) ? [date, ...days].sort() : days
  return (
    <Page title={title}>
      <div className={styles.head}>
        {clock}
        <PriceNote />
      </div>
      {shown.length > 0 && (
        <Chips label={t('chooseDay')}>
          <Chip on={date === undefined} onPress={() => onDate(undefined)}>
            {t('allDays')}
          </Chip>
          {shown.map((day) => (
            <Chip key={day} on={day === date} onPress={() => onDate(day)}>
              {withWeekday(formatRunningDate(day, language), day, language)}
            </Chip>
          ))}
        </Chips>
      )}
      {date === undefined ? list : <OffersOfDay categoryId={categoryId} date={date} />}
    </Page>
  )
}

function OffersOfDay({ categoryId, date }: { categoryId: number; date: Day }) {
  const query = useInfiniteQuery({
    ...teeTimesOfCategory(categoryId, date),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={320} />}
      empty={<NoTeeTimes />}
      isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
    >
      {({ pages }) => (
        <>
          <OfferTeeTimes rows={pages.flat()} />
          <ShowMore query={query} />
        </>
      )}
    </Loaded>
  )
}

/** Nothing on this day; the search has other days. */
export function NoTeeTimes() {
  const t = useT('tee-times')
  return (
    <EmptyState
      title={t('none')}
      action={
        <ButtonLink to="/wap/search-facility" look="second">
          {t('findCourse')}
        </ButtonLink>
      }
    />
  )
}
