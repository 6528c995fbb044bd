import { useInfiniteQuery } from '@tanstack/react-query'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { useEffect, useState } from 'react'
import { bookingsByCourse } from '#api/queries/member/bookings-by-course.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { type PageSize, PageSizeChoice } from '#ui/form/page-size-choice.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import styles from './find-bill.module.css'
import { HistoryCards } from './history-list.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'

export type FindSearch = { place?: string; size?: PageSize }

/** The golfer's bookings at the courses whose name fits, with a choice of how many a page. */
export function FindBill({
  session,
  search,
  onChange,
}: {
  session: Session
  search: Required<FindSearch>
  onChange: (change: FindSearch) => void
}) {
  const t = useT('history')
  const { place, size } = search
  const query = useInfiniteQuery(bookingsByCourse(session, place, size))
  return (
    <>
      <search className={styles.search}>
        <PlaceField place={place} onChange={(changed) => onChange({ place: changed })} />
        <PageSizeChoice
          label={t('find.size')}
          size={size}
          className={styles.size}
          onChange={(chosen) => onChange({ size: chosen })}
        />
      </search>
      <Loaded
        query={query}
        skeleton={<HistorySkeleton />}
        isEmpty={({ pages }) => pages.flat().length === 0}
        empty={<NoneFound searched={place !== ''} />}
      >
        {({ pages }) => (
          <>
            <h2 className="visually-hidden">{t('list')}</h2>
            <HistoryCards items={pages.flat()} type={0} onClockEnd={() => query.refetch()} />
          </>
        )}
      </Loaded>
      {query.hasNextPage && (
        <div className={styles.more}>
          <ShowMore query={query} />
        </div>
      )}
    </>
  )
}

function PlaceField({ place, onChange }: { place: string; onChange: (place: string) => void }) {
  const t = useT('history')
  const [typed, setTyped] = useState(place)
  useEffect(() => {
    if (typed.trim() === place) return
    const timer = setTimeout(() => onChange(typed.trim()), searchDebounceMs)
    return () => clearTimeout(timer)
  })
  return (
    <Field
      label={t('find.field')}
      type="search"
      maxLength={200}
      before={<Icon name="search" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

function NoneFound({ searched }: { searched: boolean }) {
  const t = useT('history')
  if (!searched) return <EmptyState title={t('noBooking')} text={t('noBookingText')} />
  return (
    <EmptyState
      title={t('find.none')}
      text={t('find.noneText')}
      action={
        <ButtonLink look="second" to="/wap/history">
          {t('find.all')}
        </ButtonLink>
      }
    />
  )
}
