import { useQuery } from '@tanstack/react-query'
import { staffQuery } from '../api/staff-call.ts'
import { useT } from '../i18n/use-texts.tsx'
import { SelectField } from '../kit/field.tsx'
import { regions } from '../sections/queue/queue-search.ts'
import { useStaff } from '../session/use-staff.tsx'

/** Chooses a course out of all, region by region; typing its first letters finds it. */
export function CourseChoice({
  chosen,
  isWrong,
  onChoose,
}: {
  chosen: number | undefined
  isWrong?: boolean
  onChoose: (facility: number | undefined) => void
}) {
  const t = useT('staff-golf')
  const words = useT('staff')
  const { data: courses = [] } = useQuery(staffQuery(useStaff(), 'GET /api/staff/courses', { q: '' }))
  return (
    <SelectField
      label={t('course')}
      value={chosen ?? ''}
      error={isWrong}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
    >
      <option value="">{t('chooseCourse')}</option>
      {regions.map((region) => (
        <optgroup key={region} label={words(`filter.${region}`)}>
          {courses
            .filter((course) => course.region === region)
            .toSorted((one, other) => one.title.localeCompare(other.title))
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
