import { NativeSelect } from '@mantine/core'
import { useRead } from '../session/use-read.ts'

type CourseFieldProps = {
  label: string
  none: string
  /** The course's number as text; '' for none. */
  value: string
  onChange: (course: string) => void
}

/** One of the courses that golfers see, or none. */
export function CourseField({ label, none, value, onChange }: CourseFieldProps) {
  const { data = [] } = useRead('GET /api/services/get_review_facility', { limit: 100 })
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: none }, ...data.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
