import type { Translate } from '@teeviet/contract/display/translate'
import { priceStripDays, usualHoles } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday, weekdayName } from '@teeviet/contract/rules/time/spoken-dates'
import { useEffect, useRef, useState } from 'react'
import type { TextKey } from '#i18n/areas.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './day-strip.module.css'
import { lowestOf } from './lowest-of.ts'

/** A day and its lowest price: null where it has no tee time, undefined while that is not known. */
export type StripDay = {
  readonly day: Day
  readonly price: number | null | undefined
  /** The holes that the price buys; null or undefined as the price is. */
  readonly number_hole: number | null | undefined
  /** 1 when an offer makes the price. */
  readonly is_offer: 0 | 1
  readonly is_weekend: 0 | 1
}

/**
 * Days in one row with the lowest price under each, and above them what these prices buy; a price for other holes or of
 * an offer says so, and the cheapest is marked. A tap chooses a day.
 */
export function DayStrip({
  days,
  chosen,
  today = days[0]?.day,
  none,
  prices,
  onChoose,
}: {
  days: readonly StripDay[]
  chosen: Day | undefined
  /** The first of the days without it. */
  today?: Day | undefined
  /** The text under a day without a tee time; "fully booked" by default. */
  none?: string | undefined
  /** The texts that name what a price buys. */
  prices: Translate<TextKey<'lowest-prices'>>
  onChoose: (day: Day) => void
}) {
  const t = useT('tee-times')
  const ui = useT('ui')
  const language = useLanguage()
  const row = useRef<HTMLUListElement>(null)
  const [pressed, setPressed] = useState<Day>()
  const [before, setBefore] = useState(chosen)
  if (before !== chosen) {
    setBefore(chosen)
    setPressed(undefined)
  }
  const lowest = lowestOf(days)
  const holes = holesOf(days)

  // A day further on that came with the address is brought into the row's window, without moving the page.
  useEffect(() => {
    const list = row.current
    const current = chosen === undefined ? null : list?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!list || !current) return
    const hidden = current.offsetLeft + current.offsetWidth > list.scrollLeft + list.clientWidth
    if (hidden || current.offsetLeft < list.scrollLeft) list.scrollLeft = current.offsetLeft - 16
  }, [chosen])

  // What the page does with another day takes longer than a touch may wait: the day is shown as chosen before it.
  function choose(day: Day) {
    setPressed(day)
    requestAnimationFrame(() => setTimeout(() => onChoose(day)))
  }

  return (
    <div className={styles.days}>
      <p className={styles.buys}>
        {holes === undefined ? '\u00a0' : prices('strip', { holes: ui('holes', { n: holes }) })}
      </p>
      <ul ref={row} className={styles.strip} aria-label={t('strip', { n: priceStripDays })}>
        {days.map(({ day, price, number_hole, is_offer, is_weekend }) => (
          <li key={day}>
            <button
              type="button"
              className={classNames(styles.day, is_weekend === 1 && styles.weekend)}
              aria-pressed={day === (pressed ?? chosen)}
              onClick={() => choose(day)}
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
              {typeof number_hole === 'number' && number_hole !== holes && (
                <span className={styles.none}>{ui('holes', { n: number_hole })}</span>
              )}
              {typeof price === 'number' && is_offer === 1 && (
                <span className={styles.none}>{prices('offer')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The holes that the strip names once, for all days that do not say otherwise. */
function holesOf(days: readonly StripDay[]): number | undefined {
  const known = days.flatMap(({ number_hole }) => number_hole ?? [])
  return known.includes(usualHoles) ? usualHoles : known[0]
}
