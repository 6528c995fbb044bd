import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'

type CourseSetProps = {
  /** The account is of a club, and not of the operator's staff, which are limited to no courses by default. */
  isOfClub: boolean
  /** The numbers of the chosen courses as text. */
  value?: string[]
  error?: ReactNode
  onChange?: (courses: string[]) => void
}

/** The courses of a club's account, or to which one of the operator's staff is limited. */
export function CourseSet({ isOfClub, ...props }: CourseSetProps) {
  const t = useT('staff-people')
  const { data = [] } = useRead('GET /api/staff/courses', { q: '' })
  const courses = data
    .map(({ id, title }) => ({ value: String(id), label: title }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <MultiSelect
      label={t(isOfClub ? 'user.courses' : 'user.limitedTo')}
      description={isOfClub ? undefined : t('user.limitedToHint')}
      data={courses}
      maxValues={200}
      searchable
      clearable
      {...props}
    />
  )
}
