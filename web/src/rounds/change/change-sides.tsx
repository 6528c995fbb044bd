import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { Bill } from '#api/queries/member/bill.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import styles from './bill-change.module.css'

type Flights = NonNullable<Bill['offered_change']>['new_flights']

/** The two sides of a change; amounts in VND. */
export type Sides = {
  /** The courses' names when it moves to another one. */
  courses?: { before: string; after: string } | null
  old_flights: Flights
  new_flights: Flights
  old_amount: number
  new_amount: number
}

/** A booking as it is and as it will be: time, players and total. */
export function ChangeSides({ change }: { change: Sides }) {
  const t = useT('bill')
  const language = useLanguage()
  const sides = [
    ['change.before', change.courses?.before, change.old_flights, change.old_amount],
    ['change.after', change.courses?.after, change.new_flights, change.new_amount],
  ] as const
  return (
    <dl className={styles.sides}>
      {sides.map(([label, course, flights, amount]) => (
        <div key={label} className={styles.side}>
          <dt>{t(label)}</dt>
          <dd>
            {course && <span>{course}</span>}
            <Times flights={flights} />
            {flights.map(({ date_played, players }) => (
              <span key={date_played} className={styles.names}>
                {flights.length > 1 && `${formatClock(date_played)} ·\u00a0`}
                {listOfNames(players, language)}
              </span>
            ))}
            <span className="amount">{formatMoney(amount)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is kept, in VND, of the price of players who leave with a change. */
export function KeptAmount({ change }: { change: { kept_amount: number } }) {
  const t = useT('bill')
  if (change.kept_amount === 0) return null
  return <p>{t('change.kept', { amount: formatMoney(change.kept_amount) })}</p>
}

function Times({ flights }: { flights: Flights }) {
  const language = useLanguage()
  const [first] = flights
  if (!first) return null
  const facts = { date_played: first.date_played, is_any_time: 0 as const, flights }
  return <strong className="time">{playTimeText(facts, language, '')}</strong>
}
