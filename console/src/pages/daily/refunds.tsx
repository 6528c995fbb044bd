import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { useT } from '../../i18n/use-texts.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import { Pages } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { useList } from '../../lists/use-list.ts'
import { Approvals } from '../../sections/approvals/approvals.tsx'
import { useRefundColumns } from '../../sections/refunds/refund-columns.tsx'
import { useRead } from '../../session/use-read.ts'

const states = ['requested', 'open', 'over', 'all'] as const

export const Route = createFileRoute('/staff/refunds')({
  staticData: { title: ['staff-refunds', 'nav'], call: 'GET /api/staff/refunds' },
  validateSearch: searchOf({ state: oneOf(...states) }),
  component: RefundsPage,
})

/** Refunds: what has to be decided first, then what has to be sent, each by when it is due. */
function RefundsPage() {
  const t = useT('staff-refunds')
  const { state = 'requested' } = Route.useSearch()
  const { data: figures } = useRead('GET /api/staff/queue', {})
  const list = useList('GET /api/staff/refunds', { state })
  const columns = useRefundColumns()
  return (
    <Page>
      <Approvals />
      <ListTabs
        names={states}
        chosen={state}
        text={(name) => t(`tab.${name}`)}
        link={(name) => ({ to: '/staff/refunds', search: { state: name } })}
        counts={figures && { requested: figures.refunds_to_decide }}
      />
      <Pages
        query={list}
        lines={10}
        empty={
          <>
            <strong>{t('empty')}</strong>
            {state === 'requested' && <br />}
            {state === 'requested' && t('emptyText')}
          </>
        }
      >
        {(refunds) => (
          <DataTable
            label={t('label')}
            rows={refunds}
            columns={columns}
            rowProps={(refund) => ({ 'data-refund': refund.state })}
            cards="stacked"
          />
        )}
      </Pages>
    </Page>
  )
}
