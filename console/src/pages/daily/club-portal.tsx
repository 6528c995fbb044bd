import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { customerTypes, dayKinds } from '@teeviet/contract/rules/money/rates'
import { addDays, dayOf, isDay } from '@teeviet/contract/rules/time/dates'
import { Fragment, useCallback, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { List } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { BookingCard } from '../../sections/club-portal/booking-card.tsx'
import { ClubAllotments } from '../../sections/club-portal/club-allotments.tsx'
import { ClubClosings } from '../../sections/club-portal/club-closings.tsx'
import { ClubReport } from '../../sections/club-portal/club-report.tsx'
import { ClubReviews } from '../../sections/club-portal/club-reviews.tsx'
import { ClubStatement } from '../../sections/club-portal/club-statement.tsx'
import { PortalFilters } from '../../sections/club-portal/portal-filters.tsx'
import type { Opened } from '../../sections/club-portal/sheet/club-day.tsx'
import { ClubSheet } from '../../sections/club-portal/sheet/club-sheet.tsx'
import { RatesByKind } from '../../sections/rates/rates-by-kind.tsx'
import { periodOf } from '../../sections/reports/report-search.ts'
import { shownMonth } from '../../sections/statements/shown-month.ts'
import { CheckInField } from '../../sections/tee-sheet/check-in/check-in-field.tsx'
import { ClubClause } from '../../sections/weather/club-clause.tsx'
import { type StaffCall, useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

const tabs = ['waiting', 'day', 'closings', 'allotments', 'rates', 'reviews', 'statement', 'report'] as const
const search = searchOf({
  tab: oneOf(...tabs),
  course: integer,
  day: text,
  month: text,
  from: text,
  to: text,
  id: integer,
  booking: integer,
  kind: oneOf(...dayKinds),
  customer: oneOf(...customerTypes),
})
const refreshEveryMs = 15_000
const closed = { id: undefined, booking: undefined }
/** The call that loads each tab: an account sees those that it may read. */
const callOf = {
  waiting: 'GET /api/club/bookings',
  day: 'GET /api/club/tee-sheet',
  closings: 'GET /api/club/closings',
  allotments: 'GET /api/club/allotments',
  rates: 'GET /api/club/rates',
  reviews: 'GET /api/club/reviews',
  statement: 'GET /api/club/statement',
  report: 'GET /api/club/reports/rounds',
} as const satisfies Record<(typeof tabs)[number], StaffCall>

/**
 * Where a club's own people answer requests, acknowledge bookings, check players in, close tee times, give
 * allotments, set their prices, answer reviews, and read what was sold and what they are owed.
 */
export const Route = createFileRoute('/staff/club-portal')({
  staticData: { title: ['club', 'portal.title'], call: 'GET /api/club/bookings' },
  validateSearch: search,
  component: ClubPortalPage,
})

function ClubPortalPage() {
  const t = useT('club')
  const asked = Route.useSearch()
  const change = useSearchChange<ReturnType<typeof search>>()
  const open = useCallback((opened: Opened) => change(opened, false), [change])
  const [found, setFound] = useState<number>()
  const forget = useCallback(() => setFound(undefined), [])
  const { data: courses = [] } = useRead('GET /api/club/courses', {})
  const course = courses.find(({ id }) => id === asked.course) ?? courses[0]
  const mayCall = useMayCall()
  const permitted = tabs.filter((name) => mayCall(callOf[name]))
  const tab = permitted.find((name) => name === asked.tab) ?? 'waiting'
  const day = asked.day !== undefined && isDay(asked.day) ? asked.day : dayOf(serverNow())
  const query = useRead(
    'GET /api/club/bookings',
    { facility_id: course?.id ?? 0 },
    { enabled: course !== undefined && tab === 'waiting', refetchInterval: refreshEveryMs },
  )
  return (
    <Page>
      <PortalFilters
        courses={courses}
        course={course?.id}
        day={tab === 'day' ? day : undefined}
        onChange={(changed) => change({ ...changed, ...closed })}
      />
      <ListTabs
        names={permitted}
        chosen={tab}
        text={(name) => t(`portal.tab.${name}`)}
        link={(name) => ({ to: '/staff/club-portal', search: { ...asked, ...closed, tab: name } })}
        {...(tab === 'waiting' && query.data && { counts: { waiting: query.data.length } })}
      />
      {tab === 'reviews' && course && <ClubReviews key={course.id} course={course.id} />}
      {tab === 'closings' && course && <ClubClosings key={course.id} course={course.id} />}
      {tab === 'allotments' && course && <ClubAllotments key={course.id} course={course.id} />}
      {tab === 'rates' && course && (
        <RatesByKind
          of="club"
          facility={course.id}
          kind={asked.kind ?? 'weekday'}
          customer={asked.customer}
          onChange={change}
        />
      )}
      {tab === 'statement' && course && (
        <ClubStatement
          course={course.id}
          month={shownMonth(asked.month)}
          onChange={(month) => change({ month })}
        />
      )}
      {tab === 'report' && course && (
        <ClubReport course={course.id} period={periodOf(asked, dayOf(serverNow()))} onChange={change} />
      )}
      {tab === 'day' && course && (
        <Fragment key={course.id}>
          <CheckInField
            search={(act, code) => act.send('GET /api/club/bookings', { facility_id: course.id, code })}
            onFound={({ id: booking, date_played }) => {
              setFound(booking)
              change({ id: undefined, booking, day: dayOf(date_played) })
            }}
          />
          <p className={styles.muted}>
            {t('portal.noShowRule', { percent: `${course.no_show_kept_percent}%` })}
          </p>
          <ClubClause course={course.id} />
          <ClubSheet
            course={course.id}
            day={day}
            opened={asked}
            found={found}
            onShown={forget}
            onOpen={open}
            onDay={(days) => change({ day: addDays(day, days), ...closed })}
          />
        </Fragment>
      )}
      {tab === 'waiting' && (
        <List query={query} empty={t('portal.empty')}>
          {(booking) => <BookingCard key={booking.id} booking={booking} />}
        </List>
      )}
    </Page>
  )
}
