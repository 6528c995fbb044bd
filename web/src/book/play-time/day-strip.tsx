import { useQuery } from '@tanstack/react-query'
import { priceStripDays } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { addDays, type Day, daysBetween } from '@teeviet/contract/rules/time/dates'
import { countsAsWeekend } from '@teeviet/contract/rules/time/holidays'
import { formatRunningDate, weekdayName } from '@teeviet/contract/rules/time/spoken-dates'
import { useEffect, useRef } from 'react'
import { callQuery } from '#api/client/call-query.ts'
import * as api from '#api/index.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './play-time.module.css'

/** The lowest price of each of two weeks' days: of the course, or of the tee times of one of its offers. */
export function stripQuery(courseId: number, from: Day, productId: number | undefined) {
  return callQuery(
    api.teeTimes.priceStrip,
    {
      facility_id: courseId,
      date_played: from,
      ...(productId === undefined ? {} : { product_id: productId }),
    },
    { quiet: true },
  )
}

/** Two weeks of days with the lowest price of each; they begin at the chosen day when it is later. */
export function DayStrip({
  today,
  day: chosen,
  courseId,
  productId,
  onDay,
}: {
  today: Day
  day: Day
  courseId: number | null
  productId: number | undefined
  onDay: (day: Day) => void
}) {
  const t = useT('pickers')
  const ui = useT('ui')
  const language = useLanguage()
  const row = useRef<HTMLDivElement>(null)
  const first = daysBetween(today, chosen) < priceStripDays ? today : chosen
  const days = Array.from({ length: priceStripDays }, (_, place) => addDays(first, place))
  const { data: strip } = useQuery({
    ...stripQuery(courseId ?? 0, first, productId),
    enabled: courseId !== null,
  })
  const prices = new Map(strip?.map(({ day, price }) => [day, price]))

  useEffect(() => {
    // Not scrollIntoView: that would move the dialog as well.
    const strip = row.current
    const day = strip?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)
    if (strip && day)
      strip.scrollLeft = day.offsetLeft - strip.offsetLeft - (strip.clientWidth - day.clientWidth) / 2
  }, [chosen])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser
    <div ref={row} className={styles.days} role="group" aria-label={t('play.days')}>
      {days.map((day) => {
        const price = prices.get(day)
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            className={classNames(
              styles.day,
              day === chosen && styles.chosen,
              countsAsWeekend(day) && styles.weekend,
            )}
            aria-pressed={day === chosen}
            onClick={() => onDay(day)}
          >
            <span className={styles.weekday}>
              {day === today ? t('play.today') : weekdayName(day, language)}
            </span>
            <span className={classNames('date', styles.date)}>{formatRunningDate(day, language)}</span>
            {price === null && (
              <span className={styles.none}>
                {productId === undefined ? ui('fullyBooked') : t('play.noOffer')}
              </span>
            )}
            {price ? <span className={classNames('amount', styles.price)}>{formatMoney(price)}</span> : null}
          </button>
        )
      })}
    </div>
  )
}
