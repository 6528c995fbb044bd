import { NativeSelect } from '@mantine/core'
import { DayInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'

type PortalFiltersProps = {
  courses: readonly { id: number; title: string }[]
  course: number | undefined
  /** The shown day of play; undefined where the list is not of one day. */
  day: string | undefined
  onChange: (changed: { course?: number; day?: string }) => void
}

/** Which course of the club, and which day; a club of one course chooses none. */
export function PortalFilters({ courses, course, day, onChange }: PortalFiltersProps) {
  const t = useT('club')
  if (courses.length < 2 && day === undefined) return null
  return (
    <div className={styles.bar}>
      {courses.length > 1 && (
        <NativeSelect
          label={t('portal.course')}
          data={courses.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={course}
          onChange={(event) => onChange({ course: Number(event.currentTarget.value) })}
        />
      )}
      {day !== undefined && (
        <DayInput label={t('portal.day')} value={day} onChange={(chosen) => onChange({ day: chosen })} />
      )}
    </div>
  )
}
