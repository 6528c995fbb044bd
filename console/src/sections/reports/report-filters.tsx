import { NativeSelect } from '@mantine/core'
import { CourseChoice } from '../../forms/course-choice.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import { type Period, type ReportSearch, salesBy, withEnd } from './report-search.ts'

type ReportFiltersProps = {
  search: ReportSearch
  period: Period
  onChange: (change: ReportSearch) => void
}

/** The days and the course of a report, and by what sales are added up. The forecast has its own days. */
export function ReportFilters({ search, period, onChange }: ReportFiltersProps) {
  const t = useT('staff-reports')
  const { report = 'sales', facility, by = 'day' } = search
  return (
    <div className={styles.bar}>
      {report !== 'forecast' && <PeriodFields period={period} onChange={onChange} />}
      <CourseChoice
        none={t('filter.allCourses')}
        value={facility === undefined ? '' : String(facility)}
        onChange={(course) => onChange({ facility: course === '' ? undefined : Number(course) })}
      />
      {report === 'sales' && (
        <NativeSelect
          label={t('filter.by')}
          data={optionsOf(salesBy, (one) => t(`by.${one}`))}
          value={by}
          onChange={({ currentTarget: { value } }) => onChange({ by: salesBy.find((one) => one === value) })}
        />
      )}
    </div>
  )
}

/** The first and the last day of a report. */
export function PeriodFields({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const t = useT('staff-reports')
  return (['from', 'to'] as const).map((end) => (
    <DayInput
      key={end}
      label={t(`filter.${end}`)}
      value={period[end]}
      onChange={(day) => day !== '' && onChange(withEnd(period, end, day))}
    />
  ))
}
