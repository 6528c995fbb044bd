import { formatDay } from '@teeviet/contract/rules/time/dates'
import { weekdayBehind } from '@teeviet/contract/rules/time/spoken-dates'
import type { DataOf } from '../../api/call.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'

type ChangedDay = DataOf<'POST /api/staff/holidays/preview'>[number]

/** What changes price on days that become, or are no longer, a holiday. */
export function ChangedDays({ days }: { days: readonly ChangedDay[] }) {
  const t = useT('staff-holidays')
  const language = useLanguage()
  return (
    <ul aria-label={t('preview')}>
      {days.map(({ day, courses, tee_times, bookings }) => (
        <li key={day}>
          {t('line', {
            day: `${formatDay(day)}${weekdayBehind(day, language)}`,
            times: tee_times,
            courses,
            bookings,
          })}
        </li>
      ))}
    </ul>
  )
}
