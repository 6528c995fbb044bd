import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../lists/page.tsx'
import { OperationsState } from '../../sections/operations/operations-state.tsx'

export const Route = createFileRoute('/staff/operations')({
  staticData: { title: ['staff-admin', 'nav.operations'], call: 'GET /api/staff/operations' },
  component: OperationsPage,
})

/** How servers, database, jobs, messages and payment providers are doing. */
function OperationsPage() {
  return (
    <Page>
      <OperationsState />
    </Page>
  )
}
