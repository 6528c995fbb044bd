import { serverNow } from '@teeviet/contract/live/server-clock'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { dayOf, formatDay, formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { weekdayBehind } from '@teeviet/contract/rules/time/spoken-dates'
import { lazy, Suspense } from 'react'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { PickField } from '#ui/form/field.tsx'
import type { ChosenPlay, Missing } from '../draft/booking-draft.ts'
import type { Booking } from '../draft/use-booking.ts'
import type { Player } from '../players/player.ts'
import { usePlayerName } from '../players/use-player-name.ts'
import styles from './booking-form.module.css'

// Offered to golfers who have booked before, once they fill in a booking.
const LastFlight = lazy(() => import('../players/last-flight.tsx'))
const MyUsual = lazy(() => import('../again/my-usual.tsx'))
const PlayWeather = lazy(() => import('../weather/play-weather.tsx').catch(() => ({ default: () => null })))

/** A missing value is shown at its field after the first submit. */
type FieldProps = { booking: Booking; shown: readonly Missing[] }

export function CourseField({ booking, shown }: FieldProps) {
  const t = useT('booking')
  return (
    <PickField
      label={t('form.course')}
      icon="golf"
      value={booking.draft.course?.title}
      placeholder={t('form.chooseCourse')}
      error={shown.includes('course') ? t('missing.course') : undefined}
      onPick={booking.pickCourse}
    />
  )
}

export function PlayField({ booking, shown }: FieldProps) {
  const t = useT('booking')
  const { play, missing } = booking
  const { course } = booking.draft
  const isExact = course !== null && play !== null && !play.isAnyTime && !missing.includes('play')
  return (
    <PickField
      label={t('form.play')}
      icon="calendar"
      // An offer has tee times of its own, so any time of the day means none.
      value={booking.missing.includes('play') ? undefined : <PlayTime play={booking.play} />}
      placeholder={t('form.chooseTime')}
      error={
        shown.includes('play') ? t('missing.play') : shown.includes('past') ? t('missing.past') : undefined
      }
      hint={
        isExact && (
          <span className={styles.weather}>
            <Suspense>
              <PlayWeather courseId={course.id} startsAt={play.startsAt} holes={play.holes} />
            </Suspense>
          </span>
        )
      }
      onPick={booking.pickPlay}
    />
  )
}

/** `06:30 20-11-2026` with its weekday and its path where one is named, or any time of a day. */
export function PlayTime({ play }: { play: Pick<ChosenPlay, 'startsAt' | 'isAnyTime' | 'path'> | null }) {
  const t = useT('booking')
  const language = useLanguage()
  if (play === null) return t('form.anyTimeToday')
  const day = dayOf(play.startsAt)
  if (play.isAnyTime) {
    return day === dayOf(serverNow()) ? t('form.anyTimeToday') : t('form.anyTimeOn', { date: formatDay(day) })
  }
  return (
    <>
      <span className="time">{formatPlayTime(play.startsAt)}</span>
      <span className={styles.weekday}>{weekdayBehind(day, language)}</span>
      {play.path && ` ·\u00a0${play.path}`}
    </>
  )
}

export function PlayersField({ booking, shown }: FieldProps) {
  const t = useT('booking')
  const { draft, players, session } = booking
  return (
    <div className={styles.players}>
      <PickField
        label={t('form.players')}
        icon="players"
        value={players.length > 0 ? <PlayerNames players={players} /> : undefined}
        placeholder={t('form.choosePlayers')}
        error={shown.includes('players') ? t('missing.players') : undefined}
        onPick={booking.pickPlayers}
      />
      {session && draft.players === null && (
        <Suspense>
          {draft.course ? (
            <LastFlight players={players} onPlayers={(chosen) => booking.change({ players: chosen })} />
          ) : (
            <MyUsual session={session} />
          )}
        </Suspense>
      )}
    </div>
  )
}

const namesShown = 2

function PlayerNames({ players }: { players: readonly Player[] }) {
  const t = useT('booking')
  const language = useLanguage()
  const nameAt = usePlayerName()
  const names = listOfNames(players.slice(0, namesShown).map(nameAt), language)
  const more = players.length - namesShown
  return more > 0 ? t('form.andMore', { names, n: more }) : names
}

export function PackagesField({ booking }: { booking: Booking }) {
  const t = useT('booking')
  const { packages } = booking.draft
  return (
    <PickField
      label={t('form.packages')}
      icon="shield"
      value={packages.length > 0 ? packages.map(({ name }) => name).join(' + ') : undefined}
      placeholder={t('form.noPackages')}
      onPick={booking.pickPackages}
    />
  )
}
