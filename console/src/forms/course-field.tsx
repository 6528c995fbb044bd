import { useQuery } from '@tanstack/react-query'
import { staffQuery } from '../api/staff-call.ts'
import { SelectField } from '../kit/field.tsx'
import { useStaff } from '../session/use-staff.tsx'

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
  const { data = [] } = useQuery(
    staffQuery(useStaff(), 'GET /api/services/get_review_facility', { limit: 100 }),
  )
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
