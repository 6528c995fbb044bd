import { addDays, type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import { weekdayName } from '@teeviet/contract/rules/time/spoken-dates'
import { CourseChoice } from '../../forms/course-choice.tsx'
import styles from '../../forms/golf.module.css'
import { DayInput } from '../../forms/typed-input.tsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { SelectField } from '../../kit/field.tsx'
import { serverNow } from '../../live/server-clock.ts'
import type { StaffTeeTime } from './sheet-page.tsx'
import type { SheetSearch } from './sheet-search.ts'

/** Which course, day and holes the sheet shows. */
export function SheetBar({
  search: { facility, day, holes },
  teeTimes,
  onSearch,
}: {
  search: SheetSearch & { day: Day }
  teeTimes: readonly StaffTeeTime[]
  onSearch: (change: SheetSearch) => void
}) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const today = dayOf(serverNow())
  const sold = [...new Set(teeTimes.map(({ number_hole }) => number_hole))].toSorted(
    (one, other) => other - one,
  )
  const go = (to: Day) => onSearch({ day: to, id: undefined })
  const weekday = weekdayName(day, language)
  return (
    <div className={styles.bar}>
      <CourseChoice
        chosen={facility}
        onChoose={(chosen) => onSearch({ facility: chosen, holes: undefined, id: undefined })}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('sheet.dayBefore')}
        onClick={() => go(addDays(day, -1))}
      >
        ‹
      </button>
      <DayInput
        label={`${t('sheet.day')}${language === 'jp' ? `（${weekday}）` : ` (${weekday})`}`}
        value={day}
        onValue={(value) => value !== '' && go(value)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('sheet.dayAfter')}
        onClick={() => go(addDays(day, 1))}
      >
        ›
      </button>
      {day !== today && (
        <button type="button" className={styles.step} onClick={() => go(today)}>
          {t('sheet.today')}
        </button>
      )}
      {sold.length > 1 && (
        <SelectField
          label={t('field.number_hole')}
          value={holes ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ holes: value === '' ? undefined : Number(value), id: undefined })
          }
        >
          <option value="">{t('all')}</option>
          {sold.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
