import { NativeSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { useRef, useState } from 'react'
import { regions } from '../../forms/regions.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'
import { ButtonLink } from '../../kit/button.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { List } from '../../lists/list.tsx'
import { Page, RowLink } from '../../lists/page.tsx'
import { SearchField } from '../../lists/search-form.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { CourseAdmin, courseParts } from '../../sections/courses/course-admin.tsx'
import { CourseForm } from '../../sections/courses/course-form.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

/** The search parameters of the address; `id` is a course's number, or `new` for one being added. */
const search = searchOf({
  q: text,
  region: oneOf(...regions),
  open: oneOf('0', '1'),
  id: text,
  part: oneOf(...courseParts),
})

const newCourse = 'new'

export const Route = createFileRoute('/staff/courses')({
  staticData: {
    title: ['staff-golf', 'nav.courses'],
    call: 'GET /api/staff/courses',
    adds: [
      { call: 'POST /api/staff/courses', text: ['staff-golf', 'courses.add'], search: { id: newCourse } },
    ],
  },
  validateSearch: search,
  component: CoursesPage,
})

/** The courses on the left, found by name, place and region; one of them opened on the right. */
function CoursesPage() {
  const t = useT('staff-golf')
  const jobs = useT('staff-jobs')
  const asked = Route.useSearch()
  const { id, region, open, part = 'details' } = asked
  const change = useSearchChange<typeof asked>()
  const [typed, setTyped] = useState(asked.q ?? '')
  const [q] = useDebouncedValue(typed, searchDebounceMs)
  const bar = useRef<HTMLElement>(null)
  const list = useRead(
    'GET /api/staff/courses',
    { q: q.trim(), region, is_open: open },
    { placeholderData: keepPreviousData },
  )
  const linkTo = (to?: string) => ({ to: '/staff/courses', search: { ...asked, id: to } }) as const
  useKeyboard(({ kind }: Command) => {
    if (kind === 'search') bar.current?.querySelector('input')?.focus()
    return kind === 'search'
  })
  function find(words: string) {
    setTyped(words)
    change({ q: words.trim() || undefined }, false)
  }

  return (
    <Page
      back={id === undefined ? undefined : linkTo()}
      opened={
        id === newCourse ? (
          <IfMayCall call="POST /api/staff/courses">
            <div className={styles.panel}>
              <h2>{t('courses.add')}</h2>
              <CourseForm course={null} onAdded={(added) => change({ id: String(added) })} />
            </div>
          </IfMayCall>
        ) : (
          <CourseAdmin
            key={id}
            id={Number(id) || 0}
            part={part}
            onPart={(chosen) => change({ part: chosen })}
          />
        )
      }
    >
      {id === undefined && <p className={styles.muted}>{t('courses.choose')}</p>}
      <search ref={bar} className={styles.form}>
        <SearchField label={t('courses.search')} value={typed} onText={find} />
        <Filters region={region} open={open} onChange={change} />
        <div>
          <ButtonLink call="POST /api/staff/jobs/schedules" look="second" to="/staff/jobs">
            {jobs('import.title')}
          </ButtonLink>
        </div>
      </search>
      <List query={list} lines={12} empty={t('courses.none')}>
        {(course) => (
          <RowLink link={linkTo(String(course.id))} isOpen={String(course.id) === id}>
            <span>
              {course.title}
              <br />
              <span className={styles.muted}>
                {course.province}&nbsp;·&nbsp;{t('courses.holes', { n: course.holes })}
              </span>
            </span>
            <span className={styles.side}>
              {course.featured_rank !== null && (
                <StatusBadge tone="waiting">{t('courses.featured', { n: course.featured_rank })}</StatusBadge>
              )}
              {!course.is_open && <StatusBadge tone="quiet">{t('courses.closed')}</StatusBadge>}
            </span>
          </RowLink>
        )}
      </List>
    </Page>
  )
}

type Narrowed = Pick<ReturnType<typeof search>, 'region' | 'open'>

function Filters({ region, open, onChange }: Narrowed & { onChange: (change: Narrowed) => void }) {
  const t = useT('staff-golf')
  const words = useT('staff')
  return (
    <div className={styles.bar}>
      <NativeSelect
        label={words('filter.region')}
        data={[none(words('filter.allRegions')), ...optionsOf(regions, (one) => words(`filter.${one}`))]}
        value={region ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ region: regions.find((one) => one === value) })
        }
      />
      <NativeSelect
        label={t('courses.state')}
        data={[
          none(t('all')),
          { value: '1', label: t('courses.open') },
          { value: '0', label: t('courses.closed') },
        ]}
        value={open ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ open: value === '0' || value === '1' ? value : undefined })
        }
      />
    </div>
  )
}
