import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { addDays, type Day, formatMonth } from '@teeviet/contract/rules/dates'
import { formatDayWithWeekday, weekdayName } from '@teeviet/contract/rules/spoken-dates'
import type { DialogControl } from '../../dialogs/registry.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './choose-day-dialog.module.css'

const farthestDays = 365

/** A month to choose a day from, today or later; closes with the day, `yyyy-mm-dd`. */
export default function ChooseDayDialog({
  today,
  chosen,
  close,
}: DialogControl & { today: Day; chosen?: Day | undefined }) {
  const t = useT('prices')
  const language = useLanguage()
  return (
    <Dialog title={t('chooseDay')} close={() => close()}>
      <DatePicker
        value={chosen ?? null}
        defaultDate={chosen ?? today}
        minDate={today}
        maxDate={addDays(today, farthestDays)}
        maxLevel="month"
        firstDayOfWeek={1}
        hideOutsideDates
        className={styles.calendar}
        classNames={{
          day: styles.day,
          weekday: styles.weekday,
          calendarHeader: styles.header,
          calendarHeaderLevel: styles.month,
          calendarHeaderControl: styles.step,
        }}
        weekdayFormat={(date) => weekdayName(date.slice(0, 10), language)}
        monthLabelFormat={(date) => formatMonth(date.slice(0, 10))}
        getDayAriaLabel={(date) => formatDayWithWeekday(date.slice(0, 10), language)}
        ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
        onChange={(date) => {
          if (date) close(date.slice(0, 10))
        }}
      />
    </Dialog>
  )
}
