import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { LedgerPage } from '../sections/ledger/ledger-page.tsx'

const search = searchOf({ q: text })

export const Route = createFileRoute('/staff/ledger')({
  staticData: { title: () => textsOf('staff')('nav.ledger'), call: 'GET /api/staff/ledger/check' },
  validateSearch: search,
  component: StaffLedgerPage,
})

/** The books of the operator. */
function StaffLedgerPage() {
  return <LedgerPage trace={Route.useSearch().q ?? ''} />
}
