import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { isDay } from '@teeviet/contract/rules/time/dates'
import { CourseField } from '../../forms/course-field.tsx'
import { DayInput } from '../../forms/typed-input.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { List } from '../../lists/list.tsx'
import { Page } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { WaitlistRow } from '../../sections/waitlist/waitlist-row.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

const search = searchOf({ facility: integer, day: text })

export const Route = createFileRoute('/staff/waitlist')({
  staticData: { title: ['staff-waitlist', 'nav'], call: 'GET /api/staff/waitlist' },
  validateSearch: search,
  component: WaitlistPage,
})

/** Who waits for places, by day and course in the order in which they are given. */
function WaitlistPage() {
  const t = useT('staff-waitlist')
  const { facility, day: asked } = Route.useSearch()
  const change = useSearchChange<ReturnType<typeof search>>()
  const day = asked !== undefined && isDay(asked) ? asked : undefined
  const query = useRead('GET /api/staff/waitlist', { facility_id: facility, day })
  return (
    <Page>
      <div className={styles.bar}>
        <CourseField
          label={t('course')}
          none={t('allCourses')}
          value={facility === undefined ? '' : String(facility)}
          onChange={(course) => change({ facility: course === '' ? undefined : Number(course) })}
        />
        <DayInput
          label={t('day')}
          value={day ?? ''}
          onChange={(chosen) => change({ day: chosen || undefined })}
        />
      </div>
      <p className={styles.muted}>{t('rule')}</p>
      <List query={query} empty={t('empty')}>
        {(entry) => <WaitlistRow key={entry.id} entry={entry} />}
      </List>
    </Page>
  )
}
