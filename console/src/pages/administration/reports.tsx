import '@mantine/charts/styles.layer.css'
import { createFileRoute } from '@tanstack/react-router'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { FunctionComponent } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { AnswersReport } from '../../sections/reports/answers-report.tsx'
import { CancellationsReport } from '../../sections/reports/cancellations-report.tsx'
import { FillReport } from '../../sections/reports/fill-report.tsx'
import { ForecastReport } from '../../sections/reports/forecast-report.tsx'
import { MethodsReport } from '../../sections/reports/methods-report.tsx'
import { ReportFilters } from '../../sections/reports/report-filters.tsx'
import {
  type Asked,
  periodOf,
  type ReportName,
  type ReportSearch,
  reportSearch,
  reports,
} from '../../sections/reports/report-search.ts'
import { SalesReport } from '../../sections/reports/sales-report.tsx'

export const Route = createFileRoute('/staff/reports')({
  staticData: { title: ['staff-reports', 'nav'], call: 'GET /api/staff/reports/sales' },
  validateSearch: reportSearch,
  component: ReportsPage,
})

const views: Readonly<Record<ReportName, FunctionComponent<Asked>>> = {
  sales: SalesReport,
  fill: FillReport,
  answers: AnswersReport,
  cancellations: CancellationsReport,
  methods: MethodsReport,
  forecast: ForecastReport,
}

/** What was sold, how full courses are, how fast the desk answers, why bookings end, how bills are paid. */
function ReportsPage() {
  const t = useT('staff-reports')
  const jobs = useT('staff-jobs')
  const search = Route.useSearch()
  const change = useSearchChange<ReportSearch>()
  const { report = 'sales', facility, by } = search
  const period = periodOf(search, dayOf(serverNow()))
  const View = views[report]
  return (
    <Page>
      <ListTabs
        names={reports}
        chosen={report}
        text={(name) => t(`tab.${name}`)}
        link={(name) => ({ to: '/staff/reports', search: { ...search, report: name } })}
      />
      <ReportFilters search={search} period={period} onChange={change} />
      <div>
        <ButtonLink call="POST /api/staff/jobs/bookings" look="second" to="/staff/jobs">
          {jobs('export.bookings')}
        </ButtonLink>
      </div>
      <View period={period} course_id={facility} by={by} />
    </Page>
  )
}
