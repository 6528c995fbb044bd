import { useQuery } from '@tanstack/react-query'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { type Day, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import { lazy, Suspense } from 'react'
import { teeTimesToBook } from '#api/queries/tee-times.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { anyTimeOf, type ChosenPlay } from '../draft/booking-draft.ts'
import { TeeTimeList } from '../tee-times/tee-time-list.tsx'
import styles from './play-time.module.css'
import { isToCome, playOfRow } from './tee-times.ts'

/** For golfers once the day is known, and for visitors on a full day. */
const WaitlistOffer = lazy(() =>
  import('../waitlist/waitlist-offer.tsx').catch(() => ({ default: () => null })),
)

/** The tee times of a day by band; full ones stay to be seen. Any time of today is a choice of its own. */
export function DayTeeTimes({
  day,
  courseId,
  productId,
  play,
  onChoose,
}: {
  day: Day
  courseId: number | null
  productId: number | undefined
  play: ChosenPlay
  onChoose: (play: ChosenPlay) => void
}) {
  const t = useT('pickers')
  const teeTimesText = useT('tee-times')
  const ui = useT('ui')
  const language = useLanguage()
  const teeTimes = useQuery({
    ...teeTimesToBook(courseId ?? 0, day),
    enabled: courseId !== null,
    select: (rows) =>
      rows.filter(
        (row) => isToCome(row, serverNow()) && (productId === undefined || row.product_id === productId),
      ),
  })
  // Staff can find a time only where there is one left.
  const isFull = teeTimes.data?.every((row) => row.places_left === 0) ?? false
  const session = useSession()

  return (
    <>
      <h3 className={styles.chosenDay}>
        <span className="date">{formatDayWithWeekday(day, language)}</span>
        {isElsewhere() && <span className={styles.zone}> ({ui('vietnamTime')})</span>}
      </h3>
      {productId === undefined && !isFull && day === dayOf(serverNow()) && (
        <button type="button" className={styles.anyTime} onClick={() => onChoose(anyTimeOf(startOfDay(day)))}>
          <Icon name="clock" size={22} />
          <span>
            <strong>{t('play.anyTime')}</strong>
            <small>{t('play.anyTimeLead')}</small>
          </span>
        </button>
      )}
      {courseId === null ? (
        <p className={styles.lead}>{t('play.chooseCourseFirst')}</p>
      ) : (
        <div className={styles.bands}>
          {(session || isFull) && productId === undefined && (
            <Suspense>
              <WaitlistOffer key={day} session={session} courseId={courseId} day={day} />
            </Suspense>
          )}
          <Loaded
            query={teeTimes}
            skeleton={<Skeleton height={240} />}
            empty={<EmptyState title={teeTimesText('none')} />}
          >
            {(rows) => (
              <TeeTimeList
                rows={rows}
                level={4}
                showHoles
                weather={{ courseId, day }}
                choiceOf={(row) => ({
                  selected:
                    !play.isAnyTime && play.startsAt === row.start_at && play.holes === row.number_hole,
                  onPick: () => onChoose(playOfRow(row)),
                })}
              />
            )}
          </Loaded>
        </div>
      )}
    </>
  )
}

const vietnamOffsetMinutes = -420

/** Whether this device's clock is not Vietnam's; then it is said whose time is shown. */
function isElsewhere(): boolean {
  return new Date().getTimezoneOffset() !== vietnamOffsetMinutes
}
