import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday } from '@teeviet/contract/rules/time/spoken-dates'
import type { ReactNode } from 'react'
import type { Round } from '#api/queries/rounds/rounds.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { FlightList } from '../flights/flight-list.tsx'
import styles from './round-facts.module.css'

/** Place, time and players of a round, and its code for the bag drop, which a pass shows larger; `children` are further facts. */
export function RoundFacts({ round, children }: { round: Round; children?: ReactNode }) {
  const t = useT('round')
  const ui = useT('ui')
  const language = useLanguage()
  const { course, starts_at, number_hole, players } = round
  const isToCome = round.state === 'on' || round.state === 'waiting'
  return (
    <>
      <h2>{course.name}</h2>
      <p className={styles.when}>
        {starts_at !== null && <span className={`time ${styles.clock}`}>{formatClock(starts_at)}</span>}
        <span className="date">{formatDayWithWeekday(round.play_date, language)}</span>
        {number_hole !== null && <span>{ui('holes', { n: number_hole })}</span>}
        {round.flights.length === 1 && round.flights[0]?.path && <span>{round.flights[0].path}</span>}
      </p>
      {round.flights.length > 1 && <FlightList flights={round.flights} />}
      {starts_at === null && isToCome && <p className={styles.note}>{t('anyTime')}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('players')}</dt>
          <dd>
            {players.length > 0 ? listOfNames(players, language) : ui('players', { n: round.number_player })}
          </dd>
        </div>
        {!round.pass && (
          <div>
            <dt>{t('code')}</dt>
            <dd className="code">{round.booking_code}</dd>
          </div>
        )}
        {children}
        <div>
          <dt>{t('address')}</dt>
          <dd>{course.address}</dd>
        </div>
        {isToCome && course.dress_code !== '' && (
          <div>
            <dt>{t('dressCode')}</dt>
            <dd>{course.dress_code}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
