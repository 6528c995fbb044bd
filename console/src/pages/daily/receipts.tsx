import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '../../i18n/use-texts.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { Pages } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { SearchForm } from '../../lists/search-form.tsx'
import { useList } from '../../lists/use-list.ts'
import { Approvals } from '../../sections/approvals/approvals.tsx'
import { useReceiptColumns } from '../../sections/receipts/receipt-columns.tsx'
import { useReceiptKeys } from '../../sections/receipts/use-receipt-keys.ts'
import { useRead } from '../../session/use-read.ts'

const states = ['unmatched', 'matched', 'resolved', 'all'] as const

export const Route = createFileRoute('/staff/receipts')({
  staticData: { title: ['staff', 'nav.receipts'], call: 'GET /api/staff/receipts' },
  validateSearch: searchOf({ state: oneOf(...states), q: text }),
  component: ReceiptsPage,
})

/** Money that arrived: what found no bill first, with why and what it may be for. */
function ReceiptsPage() {
  const t = useT('staff')
  const { q = '', state = q === '' ? 'unmatched' : 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: figures } = useRead('GET /api/staff/queue', {})
  const list = useList('GET /api/staff/receipts', state === 'all' ? { q } : { state, q })
  const choice = useReceiptKeys(list.data?.pages.flat() ?? [])
  const chosen = choice.chosen?.id
  const columns = useReceiptColumns(choice)
  return (
    <Page>
      <Approvals />
      <ListTabs
        names={states}
        chosen={state}
        text={(name) => t(`receipt.tab.${name}`)}
        link={(name) => ({ to: '/staff/receipts', search: { state: name } })}
        counts={figures && { unmatched: figures.unmatched_receipts }}
      />
      <SearchForm
        label={t('receipt.search')}
        words={q}
        onFind={(words) =>
          navigate({ search: words ? { state: 'all', q: words } : { state }, resetScroll: false })
        }
      />
      <Pages query={list} lines={10} empty={t(state === 'unmatched' ? 'receipt.empty' : 'receipt.emptyAll')}>
        {(receipts) => (
          <DataTable
            label={t('receipt.label')}
            rows={receipts}
            columns={columns}
            openId={String(chosen)}
            rowProps={(receipt) => ({
              'data-receipt': receipt.state,
              ...(receipt.id === chosen ? { 'aria-current': 'true' } : {}),
            })}
            cards="stacked"
          />
        )}
      </Pages>
    </Page>
  )
}
