import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { customerTypes, dayKinds } from '@teeviet/contract/rules/money/rates'
import { GolfAudit } from '../../audit/golf-audit.tsx'
import { CourseChoice } from '../../forms/course-choice.tsx'
import { NoCourse } from '../../forms/no-course.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Page } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { RatesByKind } from '../../sections/rates/rates-by-kind.tsx'
import styles from '../../theme/layout.module.css'

const search = searchOf({ facility: integer, kind: oneOf(...dayKinds), customer: oneOf(...customerTypes) })

export const Route = createFileRoute('/staff/rates')({
  staticData: { title: ['staff-golf', 'nav.rates'], call: 'GET /api/staff/rates' },
  validateSearch: search,
  component: RatesPage,
})

/** A course's rates by kind of day, edited as one table and saved together. */
function RatesPage() {
  const t = useT('staff-golf')
  const jobs = useT('staff-jobs')
  const { facility, kind = 'weekday', customer } = Route.useSearch()
  const change = useSearchChange<ReturnType<typeof search>>()
  return (
    <Page>
      <div className={styles.bar}>
        <CourseChoice
          value={String(facility ?? '')}
          onChange={(chosen) => change({ facility: chosen === '' ? undefined : Number(chosen) })}
        />
        <ButtonLink call="POST /api/staff/jobs/rates" look="second" to="/staff/jobs">
          {jobs('import.title')}
        </ButtonLink>
      </div>
      {facility === undefined ? (
        <NoCourse choose={t('rates.choose')} />
      ) : (
        <>
          <RatesByKind of="staff" facility={facility} kind={kind} customer={customer} onChange={change} />
          <GolfAudit watched={{ facility_id: facility, subject: 'rate' }} />
        </>
      )}
    </Page>
  )
}
