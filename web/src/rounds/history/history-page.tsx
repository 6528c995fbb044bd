import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { type HistoryItem, historyQuery } from '#api/queries/member/history.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button, ButtonLink } from '#ui/form/button.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'
import { Sentences } from '#ui/text/sentences.tsx'
import { WithoutNetwork } from '../offline/without-network.tsx'
import styles from './history-list.module.css'
import { HistoryMonths } from './history-list.tsx'
import { type HistorySearch, historyFilters, isNarrowed } from './history-search.ts'
import { HistorySkeleton } from './history-skeleton.tsx'
import { nextRound } from './next-round.ts'
import { NextRoundCard } from './next-round-card.tsx'

/** Below the bookings; they are shown without it. */
const OwnWaitlist = lazy(() => import('./own-waitlist.tsx').catch(() => ({ default: () => null })))

/** The golfer's bookings: the next round as a card of its own, the rest by month. */
export function HistoryPage({
  session,
  search,
  onChange,
  again,
}: {
  session: Session
  search: HistorySearch
  onChange: (change: HistorySearch) => void
  /** Repeats a booking that is over. */
  again: (item: HistoryItem) => ReactNode
}) {
  const t = useT('history')
  useLiveBookings()
  const query = useInfiniteQuery(historyQuery(session, historyFilters(search)))
  const { type, time } = historyFilters(search)
  return (
    <>
      <p className={styles.hint}>
        <Sentences>
          {t('hint')}
          <Link to="/policy/cancellation">{t('policy')}</Link>
        </Sentences>
      </p>
      <Loaded
        query={query}
        skeleton={<HistorySkeleton />}
        isEmpty={({ pages }) => pages.flat().length === 0}
        empty={<NoBooking narrowed={isNarrowed(search)} onClear={() => onChange(everything)} />}
      >
        {({ pages }) => {
          const items = pages.flat()
          const next = time === 0 ? nextRound(items, items[0]?.now ?? 0) : undefined
          return (
            <>
              {next && <NextRoundCard item={next} type={type} />}
              <HistoryMonths
                items={items.filter((item) => item !== next)}
                type={type}
                onClockEnd={() => query.refetch()}
                again={again}
              />
              {query.hasNextPage && (
                <div className={styles.more}>
                  <ShowMore query={query} />
                </div>
              )}
            </>
          )
        }}
      </Loaded>
      {query.data !== undefined && (
        <Suspense>
          <OwnWaitlist session={session} />
        </Suspense>
      )}
      {query.data === undefined && <WithoutNetwork error={query.error} session={session} />}
    </>
  )
}

const everything: HistorySearch = {
  type: undefined,
  time: undefined,
  created_at_from: undefined,
  created_at_to: undefined,
}

function NoBooking({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useT('history')
  return (
    <EmptyState
      title={t('noBooking')}
      text={t(narrowed ? 'noneFits' : 'noBookingText')}
      action={
        narrowed ? (
          <Button look="second" onClick={onClear}>
            {t('clear')}
          </Button>
        ) : (
          <ButtonLink to="/wap">{t('findCourse')}</ButtonLink>
        )
      }
    />
  )
}
