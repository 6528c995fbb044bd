import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../i18n/use-texts.tsx'
import { List } from '../../lists/list.tsx'
import { Page } from '../../lists/page.tsx'
import { useList } from '../../lists/use-list.ts'
import { BookingsExport, LedgerMonthsExport } from '../../sections/jobs/export-panels.tsx'
import { ImportPanel } from '../../sections/jobs/import-panel.tsx'
import { JobLine } from '../../sections/jobs/job-line.tsx'

export const Route = createFileRoute('/staff/jobs')({
  staticData: { title: ['staff-jobs', 'nav'], call: 'GET /api/staff/jobs' },
  component: JobsPage,
})

/** Long imports and exports: what starts them, how far they are, and their files. */
function JobsPage() {
  const t = useT('staff-jobs')
  const jobs = useList('GET /api/staff/jobs', {})
  return (
    <Page>
      <ImportPanel />
      <BookingsExport />
      <LedgerMonthsExport />
      <List query={jobs} empty={t('empty')} label={t('list')}>
        {(job) => <JobLine job={job} />}
      </List>
    </Page>
  )
}
