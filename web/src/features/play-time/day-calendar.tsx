import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { addDays, type Day } from '@teeviet/contract/rules/dates'
import { formatDayWithWeekday, weekdayName } from '@teeviet/contract/rules/spoken-dates'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import styles from './day-calendar.module.css'

const farthestDays = 365

/** A month to choose a day from, from today on; the week begins on Monday. */
export default function DayCalendar({
  today,
  day,
  onDay,
}: {
  today: Day
  day: Day
  onDay: (day: Day) => void
}) {
  const t = useT('pickers')
  const language = useLanguage()
  return (
    <DatePicker
      value={day}
      defaultDate={day}
      minDate={today}
      maxDate={addDays(today, farthestDays)}
      maxLevel="month"
      firstDayOfWeek={1}
      hideOutsideDates
      size="md"
      classNames={{ day: styles.day, weekday: styles.weekday, calendarHeaderLevel: styles.month }}
      weekdayFormat={(date) => weekdayName(date.slice(0, 10), language)}
      monthLabelFormat={(date) =>
        t('play.month', { m: String(Number(date.slice(5, 7))), y: date.slice(0, 4) })
      }
      getDayAriaLabel={(date) => formatDayWithWeekday(date.slice(0, 10), language)}
      ariaLabels={{ previousMonth: t('play.previousMonth'), nextMonth: t('play.nextMonth') }}
      onChange={(chosen) => {
        if (chosen) onDay(chosen.slice(0, 10))
      }}
    />
  )
}
