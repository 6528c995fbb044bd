import { priceStripDays } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday, weekdayName } from '@teeviet/contract/rules/time/spoken-dates'
import { useEffect, useRef } from 'react'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './day-strip.module.css'
import { lowestOf } from './lowest-of.ts'

/** A day and its lowest price: null where it has no tee time, undefined while that is not known. */
export type StripDay = {
  readonly day: Day
  readonly price: number | null | undefined
  readonly is_weekend: 0 | 1
}

/** Days in one row with the lowest price under each; the cheapest is marked. A tap chooses a day. */
export function DayStrip({
  days,
  chosen,
  today = days[0]?.day,
  none,
  onChoose,
}: {
  days: readonly StripDay[]
  chosen: Day | undefined
  /** The first of the days without it. */
  today?: Day | undefined
  /** The text under a day without a tee time; "fully booked" by default. */
  none?: string | undefined
  onChoose: (day: Day) => void
}) {
  const t = useT('tee-times')
  const ui = useT('ui')
  const language = useLanguage()
  const row = useRef<HTMLUListElement>(null)
  const lowest = lowestOf(days)

  // A day further on that came with the address is brought into the row's window, without moving the page.
  useEffect(() => {
    const list = row.current
    const current = chosen === undefined ? null : list?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!list || !current) return
    const hidden = current.offsetLeft + current.offsetWidth > list.scrollLeft + list.clientWidth
    if (hidden || current.offsetLeft < list.scrollLeft) list.scrollLeft = current.offsetLeft - 16
  }, [chosen])

  return (
    <ul ref={row} className={styles.strip} aria-label={t('strip', { n: priceStripDays })}>
      {days.map(({ day, price, is_weekend }) => (
        <li key={day}>
          <button
            type="button"
            className={classNames(styles.day, is_weekend === 1 && styles.weekend)}
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
          >
            <span className="visually-hidden">{formatDayWithWeekday(day, language)}: </span>
            <span className={styles.weekday} aria-hidden="true">
              {day === today ? t('today') : weekdayName(day, language)}
            </span>
            <span className={classNames('date', styles.date)} aria-hidden="true">
              {day.slice(8)}
              <small>/{day.slice(5, 7)}</small>
            </span>
            {price === null && <span className={styles.none}>{none ?? ui('fullyBooked')}</span>}
            {typeof price === 'number' && (
              <span className={classNames('amount', styles.price, price === lowest && styles.lowest)}>
                {formatMoney(price)}
                {price === lowest && <span className="visually-hidden"> {t('lowest')}</span>}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
