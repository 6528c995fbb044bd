import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import type { StaffBookingDetail } from './booking-details.tsx'
import styles from './booking-panel.module.css'

/** The tee times of a group, one a line, each with its players. */
export function FlightList({ flights }: Pick<StaffBookingDetail, 'flights'>) {
  const ui = useT('ui')
  const language = useLanguage()
  return (
    <>
      <p className={styles.strong}>{ui('flights', { n: flights.length })}</p>
      <ol>
        {flights.map(({ date_played, number_player, players }) => (
          <li key={date_played}>
            <strong className="time">{formatClock(date_played)}</strong> {ui('players', { n: number_player })}
            {players.length > 0 && ` ·\u00a0${listOfNames(players, language)}`}
          </li>
        ))}
      </ol>
    </>
  )
}
