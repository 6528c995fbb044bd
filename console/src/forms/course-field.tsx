import { NativeSelect } from '@mantine/core'
import { useMayCall } from '../session/may-call.ts'
import { useRead } from '../session/use-read.ts'

type CourseFieldProps = {
  label: string
  none: string
  /** The course's number as text; '' for none. */
  value: string
  onChange: (course: string) => void
}

/** One of the courses that golfers see, or none; of an account that is limited to some, one of those. */
export function CourseField({ label, none, value, onChange }: CourseFieldProps) {
  const { data = [] } = useRead('GET /api/services/get_review_facility', { limit: 100 })
  const mayList = useMayCall()('GET /api/staff/courses')
  const { data: own = [] } = useRead('GET /api/staff/courses', { q: '' }, { enabled: mayList })
  const courses = mayList ? data.filter(({ id }) => own.some((course) => course.id === id)) : data
  return (
    <NativeSelect
      label={label}
      data={[
        { value: '', label: none },
        ...courses.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
