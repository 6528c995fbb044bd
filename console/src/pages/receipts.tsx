import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { ReceiptsPage } from '../sections/receipts/receipts-page.tsx'

const search = searchOf({ state: oneOf('unmatched', 'matched', 'resolved', 'all') })

export const Route = createFileRoute('/staff/receipts')({
  staticData: { title: () => textsOf('staff')('nav.receipts'), call: 'GET /api/staff/receipts' },
  validateSearch: search,
  component: StaffReceiptsPage,
})

/** Money that arrived; what waits for a person first. */
function StaffReceiptsPage() {
  return <ReceiptsPage tab={Route.useSearch().state ?? 'unmatched'} />
}
