import { createFileRoute } from '@tanstack/react-router'
import { RefundsPage } from '../../features/staff/refunds/refunds-page.tsx'
import { oneOf, searchOf } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ state: oneOf('requested', 'open', 'over', 'all') })

export const Route = createFileRoute('/staff/refunds')({
  staticData: { areas: ['staff', 'staff-refunds', 'bill'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff-refunds')('nav') }),
  component: StaffRefundsPage,
})

/** Refunds; what has to be decided first. */
function StaffRefundsPage() {
  return <RefundsPage tab={Route.useSearch().state ?? 'requested'} />
}
