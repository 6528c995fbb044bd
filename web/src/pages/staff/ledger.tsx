import { createFileRoute } from '@tanstack/react-router'
import { LedgerPage } from '../../features/staff/ledger/ledger-page.tsx'
import { searchOf, text } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ q: text })

export const Route = createFileRoute('/staff/ledger')({
  staticData: { areas: ['staff', 'staff-money', 'bill'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff')('nav.ledger') }),
  component: StaffLedgerPage,
})

/** The books of the operator. */
function StaffLedgerPage() {
  return <LedgerPage trace={Route.useSearch().q ?? ''} />
}
