import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { RefundsPage } from '../sections/refunds/refunds-page.tsx'

const search = searchOf({ state: oneOf('requested', 'open', 'over', 'all') })

export const Route = createFileRoute('/staff/refunds')({
  staticData: { title: () => textsOf('staff-refunds')('nav'), call: 'GET /api/staff/refunds' },
  validateSearch: search,
  component: StaffRefundsPage,
})

/** Refunds; what has to be decided first. */
function StaffRefundsPage() {
  return <RefundsPage tab={Route.useSearch().state ?? 'requested'} />
}
