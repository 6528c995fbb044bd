import { Stack } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { Page } from '../../lists/page.tsx'
import { Approvals } from '../../sections/approvals/approvals.tsx'
import { BankMovements } from '../../sections/ledger/bank-movements.tsx'
import { Chargebacks } from '../../sections/ledger/chargebacks.tsx'
import { LedgerBalances } from '../../sections/ledger/ledger-balances.tsx'
import { LedgerCloses } from '../../sections/ledger/ledger-closes.tsx'
import { LedgerExport } from '../../sections/ledger/ledger-export.tsx'
import { LedgerTrace } from '../../sections/ledger/ledger-trace.tsx'

export const Route = createFileRoute('/staff/ledger')({
  staticData: { title: ['staff', 'nav.ledger'], call: 'GET /api/staff/ledger/check' },
  validateSearch: searchOf({ q: text }),
  component: LedgerPage,
})

/** The books: the chain of any đồng, past balances, the daily close, and a month for the accountant. */
function LedgerPage() {
  const { q = '' } = Route.useSearch()
  return (
    <Page>
      <Approvals />
      <Stack gap="sm" maw={1100}>
        <LedgerTrace words={q} />
        <LedgerCloses />
        <LedgerBalances />
        <BankMovements />
        <Chargebacks />
        <LedgerExport />
      </Stack>
    </Page>
  )
}
