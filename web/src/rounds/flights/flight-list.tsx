import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import styles from './flight-list.module.css'

/** A tee time of a group with its players. */
export type Flight = DataOf<typeof api.bookings.request>['flights'][number]

/** The tee times of a group, one a line, each with its players. */
export function FlightList({ flights }: { flights: readonly Flight[] }) {
  const ui = useT('ui')
  const language = useLanguage()
  return (
    <div className={styles.flights}>
      <p className={styles.count}>{ui('flights', { n: flights.length })}</p>
      <ol className={styles.list}>
        {flights.map(({ date_played, number_player, players, path }) => (
          <li key={date_played} className={styles.flight}>
            <span className="time">{formatClock(date_played)}</span>
            <span>
              {ui('players', { n: number_player })}
              {path && ` ·\u00a0${path}`}
              {players.length > 0 && (
                <span className={styles.names}> ·&nbsp;{listOfNames(players, language)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
