import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { staffQuery } from '../../api/staff-call.ts'
import styles from '../../forms/golf.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { SearchField, SelectField } from '../../kit/field.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { ToList } from '../../lists/to-list.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { regions } from '../queue/queue-search.ts'
import { CourseDesk } from './course-desk.tsx'
import { CourseForm } from './course-form.tsx'
import { courseParts } from './course-parts.ts'
import type { CoursesSearch } from './courses-search.ts'

const newCourse = 'new'

/** The courses on the left, found by name, place and region; one of them opened on the right. */
export function CoursesPage({
  search,
  onSearch,
}: {
  search: CoursesSearch
  onSearch: (change: CoursesSearch) => void
}) {
  const t = useT('staff-golf')
  const words = useT('staff')
  const staff = useStaff()
  const mayAdd = useMayCall()('POST /api/staff/courses')
  const [typed, setTyped] = useState(search.q ?? '')
  const [q] = useDebouncedValue(typed, searchDebounceMs)
  const bar = useRef<HTMLElement>(null)
  const { id } = search
  const region = regions.find((one) => one === search.region)
  const open = search.open === '0' || search.open === '1' ? search.open : undefined
  const part = courseParts.find((one) => one === search.part) ?? 'details'
  const list = useQuery({
    ...staffQuery(staff, 'GET /api/staff/courses', {
      q: q.trim(),
      ...(region ? { region } : {}),
      ...(open ? { is_open: open } : {}),
    }),
    placeholderData: keepPreviousData,
  })
  useKeyboard(({ kind }: Command) => {
    if (kind === 'search') bar.current?.querySelector('input')?.focus()
    return kind === 'search'
  })

  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('courses.title')}</h1>
      {id === undefined && <p className={styles.muted}>{t('courses.choose')}</p>}
      <div className={styles.split}>
        <div className={clsx(styles.form, styles.list)} data-open={id !== undefined || undefined}>
          <search ref={bar} className={styles.form}>
            <SearchField
              label={t('courses.search')}
              value={typed}
              onText={(value) => {
                setTyped(value)
                onSearch({ q: value.trim() || undefined })
              }}
            />
            <div className={styles.bar}>
              <SelectField
                label={words('filter.region')}
                value={region ?? ''}
                onChange={({ currentTarget: { value } }) => onSearch({ region: value || undefined })}
              >
                <option value="">{words('filter.allRegions')}</option>
                {regions.map((one) => (
                  <option key={one} value={one}>
                    {words(`filter.${one}`)}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label={t('courses.state')}
                value={open ?? ''}
                onChange={({ currentTarget: { value } }) => onSearch({ open: value || undefined })}
              >
                <option value="">{t('all')}</option>
                <option value="1">{t('courses.open')}</option>
                <option value="0">{t('courses.closed')}</option>
              </SelectField>
            </div>
          </search>
          {mayAdd && (
            <ButtonLink to="/staff/courses" search={{ id: newCourse }} size="small" look="second" icon="add">
              {t('courses.add')}
            </ButtonLink>
          )}
          <Loaded
            query={list}
            skeleton={<Skeleton lines={12} />}
            empty={<p className={styles.empty}>{t('courses.none')}</p>}
          >
            {(courses) => (
              <ul className={styles.items} aria-label={t('courses.title')}>
                {courses.map((course) => (
                  <li key={course.id}>
                    <CourseLink course={course} search={search} isOpen={String(course.id) === id} />
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </div>
        <div className={styles.form}>
          {id !== undefined && (
            <ToList link={{ to: '/staff/courses', search: { ...search, id: undefined } }} />
          )}
          {id === newCourse && mayAdd && (
            <div className={styles.panel}>
              <h2 className={styles.heading}>{t('courses.add')}</h2>
              <CourseForm course={null} onAdded={(added) => onSearch({ id: String(added) })} />
            </div>
          )}
          {id !== undefined && id !== newCourse && (
            <CourseDesk
              key={id}
              id={Number(id) || 0}
              part={part}
              onPart={(chosen) => onSearch({ part: chosen })}
            />
          )}
        </div>
      </div>
    </section>
  )
}

function CourseLink({
  course,
  search,
  isOpen,
}: {
  course: DataOf<'GET /api/staff/courses'>[number]
  search: CoursesSearch
  isOpen: boolean
}) {
  const t = useT('staff-golf')
  return (
    <Link
      to="/staff/courses"
      search={{ ...search, id: String(course.id) }}
      resetScroll={false}
      className={styles.item}
      activeProps={{}}
      {...(isOpen ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
    >
      <span className={styles.wide}>{course.title}</span>
      <span className={styles.muted}>
        {course.province}&nbsp;·&nbsp;{t('courses.holes', { n: course.holes })}
      </span>
      <span className={styles.badges}>
        {course.featured_rank !== null && (
          <StatusBadge tone="waiting">{t('courses.featured', { n: course.featured_rank })}</StatusBadge>
        )}
        {!course.is_open && <StatusBadge tone="quiet">{t('courses.closed')}</StatusBadge>}
      </span>
    </Link>
  )
}
