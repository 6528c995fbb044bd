import { addDays, type Day, formatMonth } from '@teeviet/contract/rules/time/dates'
import { formatDayWithWeekday, weekdayName } from '@teeviet/contract/rules/time/spoken-dates'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../form/button.tsx'
import styles from './day-calendar.module.css'
import { firstOfMonth, monthsFrom, monthWeeks } from './month-weeks.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month to choose a day from, between two days. One stop for the Tab key; arrows go from day to day. */
export function DayCalendar({
  chosen,
  from,
  until,
  onChoose,
}: {
  chosen: Day | undefined
  from: Day
  until: Day
  onChoose: (day: Day) => void
}) {
  const t = useT('ui')
  const language = useLanguage()
  const [month, setMonth] = useState(firstOfMonth(chosen ?? from))
  const table = useRef<HTMLTableElement>(null)
  const weeks = monthWeeks(month)
  const [firstWeek = []] = weeks
  const inMonth = (day: Day | undefined) => day !== undefined && firstOfMonth(day) === month
  const stop = inMonth(chosen) ? chosen : inMonth(from) ? from : month

  function walk(event: KeyboardEvent, day: Day) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = addDays(day, step)
    if (next < from || next > until) return
    setMonth(firstOfMonth(next))
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="left"
          label={t('previous')}
          disabled={month <= firstOfMonth(from)}
          onClick={() => setMonth(monthsFrom(month, -1))}
        />
        <strong aria-live="polite">{formatMonth(month)}</strong>
        <IconButton
          icon="right"
          label={t('next')}
          disabled={month >= firstOfMonth(until)}
          onClick={() => setMonth(monthsFrom(month, 1))}
        />
      </div>
      <table ref={table} className={styles.table}>
        <thead>
          <tr>
            {firstWeek.map((_, place) => {
              const name = weekdayName(addDays('2026-06-01', place), language)
              return <th key={name}>{name}</th>
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, place) => (
                <td key={place}>
                  {day !== null && (
                    <button
                      type="button"
                      data-day={day}
                      className={classNames(styles.day, place > 4 && styles.weekend)}
                      aria-pressed={day === chosen}
                      disabled={day < from || day > until}
                      tabIndex={day === stop ? 0 : -1}
                      onKeyDown={(event) => walk(event, day)}
                      onClick={() => onChoose(day)}
                    >
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="visually-hidden">{formatDayWithWeekday(day, language)}</span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
