import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/query.ts'
import { SelectField } from '../../../ui/select-field.tsx'

const courses = callQuery('GET /api/services/get_review_facility', { limit: 100 }, { quiet: true })

/** One of the courses, or none; by its number as text. */
export function CourseField({
  label,
  none,
  value,
  onChange,
}: {
  label: string
  none: string
  value: string
  onChange: (courseId: string) => void
}) {
  const { data = [] } = useQuery(courses)
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{none}</option>
      {data.map((course) => (
        <option key={course.id} value={course.id}>
          {course.name}
        </option>
      ))}
    </SelectField>
  )
}
