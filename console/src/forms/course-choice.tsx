import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { useRead } from '../session/use-read.ts'
import { regions } from './regions.ts'

type ChoiceProps = {
  /** What no choice means, where that is all of them. */
  none?: string
  /** The course's number as text; '' for none. */
  value: string
  error?: ReactNode
  onChange: (course: string) => void
}

/** Chooses a course out of all, region by region; typing its first letters finds it. */
export function CourseChoice({ none, value, error, onChange }: ChoiceProps) {
  const t = useT('staff-golf')
  const words = useT('staff')
  const { data = [] } = useRead('GET /api/staff/courses', { q: '' })
  const groups = regions.map((region) => ({
    group: words(`filter.${region}`),
    items: data
      .filter((course) => course.region === region)
      .toSorted((one, other) => one.title.localeCompare(other.title))
      .map(({ id, title }) => ({ value: String(id), label: title })),
  }))
  return (
    <NativeSelect
      label={t('course')}
      data={[{ value: '', label: none ?? t('chooseCourse') }, ...groups]}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
