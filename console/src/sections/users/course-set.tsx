import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'

type CourseSetProps = {
  /** The numbers of the chosen courses as text. */
  value?: string[]
  error?: ReactNode
  onChange?: (courses: string[]) => void
}

/** The courses of a club's account. */
export function CourseSet(props: CourseSetProps) {
  const t = useT('staff-people')
  const { data = [] } = useRead('GET /api/staff/courses', { q: '' })
  const courses = data
    .map(({ id, title }) => ({ value: String(id), label: title }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return <MultiSelect label={t('user.courses')} data={courses} maxValues={20} searchable {...props} />
}
