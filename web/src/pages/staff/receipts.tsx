import { createFileRoute } from '@tanstack/react-router'
import { ReceiptsPage } from '../../features/staff/receipts/receipts-page.tsx'
import { oneOf, searchOf } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ state: oneOf('unmatched', 'matched', 'resolved', 'all') })

export const Route = createFileRoute('/staff/receipts')({
  staticData: { areas: ['staff', 'bill'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff')('nav.receipts') }),
  component: StaffReceiptsPage,
})

/** Money that arrived; what waits for a person first. */
function StaffReceiptsPage() {
  return <ReceiptsPage tab={Route.useSearch().state ?? 'unmatched'} />
}
