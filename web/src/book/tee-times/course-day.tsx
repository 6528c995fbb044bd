import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { lazy, Suspense, useState } from 'react'
import { courseTeeTimes, priceStrip } from '#api/queries/tee-times.ts'
import { rich, useLanguage, useT } from '#i18n/use-texts.tsx'
import { useSight } from '#pay/wallet/use-sight.ts'
import { useSession } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PriceNote } from '#ui/golf/price-note.tsx'
import { type Bookable, bookingLink } from './booking-link.ts'
import { chosenDay } from './chosen-day.ts'
import styles from './course-day.module.css'
import { dayName } from './day-name.ts'
import { DayStrip } from './day-strip.tsx'
import { saysHoles } from './says-holes.ts'
import { TeeTimeList } from './tee-time-list.tsx'
import { isFull, type TileRow } from './tile-of.ts'

/** For golfers, and for visitors on a full day: a first screen does without it. */
const OwnHolds = lazy(() => import('../holds/own-holds.tsx').catch(() => ({ default: () => null })))

/** A course's coming days, and the tee times of the chosen one by morning, afternoon and lights. */
export function CourseDay({
  id,
  asked,
  onChoose,
  most,
  level = 3,
}: {
  id: number
  asked: Day | undefined
  onChoose: (day: Day) => void
  /** How many of a band are shown before more are asked for; all without it. */
  most?: number
  /** The level of its heading; the parts of the day are one below. */
  level?: 2 | 3
}) {
  const Title = `h${level}` as const
  const t = useT('tee-times')
  const prices = useT('lowest-prices')
  const language = useLanguage()
  const { data: days } = useQuery(priceStrip({ facility_id: id }))
  const day = chosenDay(asked, days ?? [])
  const near = { today: t('today'), tomorrow: t('tomorrow') }
  return (
    <div className={styles.day}>
      <PriceNote />
      {days === undefined ? (
        <Skeleton height={122} />
      ) : (
        <DayStrip days={days} chosen={day} prices={prices} onChoose={onChoose} />
      )}
      {day !== undefined && (
        <>
          <Title className={styles.title} aria-live="polite">
            {rich(t('ofDay'), {
              date: <span className={styles.date}>{dayName(day, days?.[0]?.day, language, near)}</span>,
            })}
          </Title>
          <TeeTimesOfDay id={id} day={day} most={most} level={level === 2 ? 3 : 4} />
        </>
      )}
    </div>
  )
}

type DayProps = { id: number; day: Day; most: number | undefined; level: 3 | 4 }

function TeeTimesOfDay(props: DayProps) {
  const t = useT('tee-times')
  const query = useQuery({ ...courseTeeTimes(props.id, props.day), placeholderData: keepPreviousData })
  return (
    <Loaded query={query} skeleton={<Skeleton height={240} />} empty={<EmptyState title={t('none')} />}>
      {(rows) => <Groups rows={rows} isBusy={query.isPlaceholderData} {...props} />}
    </Loaded>
  )
}

/** The golfer's holds and the tee times; the holds are fetched when they come near the screen. */
function Groups({
  rows,
  isBusy,
  id,
  day,
  most,
  level,
}: DayProps & { rows: readonly (TileRow & Bookable)[]; isBusy: boolean }) {
  const session = useSession()
  const [isNear, setNear] = useState(false)
  const sight = useSight(() => setNear(true))
  return (
    <div ref={sight} className={styles.groups} aria-busy={isBusy}>
      {isNear && (session || rows.every(isFull)) && (
        <Suspense>
          <OwnHolds session={session} courseId={id} day={day} />
        </Suspense>
      )}
      <TeeTimeList
        key={day}
        rows={rows}
        most={most}
        showHoles={saysHoles(rows)}
        level={level}
        choiceOf={(row) => ({ link: bookingLink(row) })}
        weather={{ courseId: id, day }}
      />
    </div>
  )
}
