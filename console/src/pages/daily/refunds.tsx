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
import { useRefundColumns } from '../../sections/refunds/refund-columns.tsx'
import { useRead } from '../../session/use-read.ts'

const states = ['requested', 'open', 'over', 'all'] as const

export const Route = createFileRoute('/staff/refunds')({
  staticData: { title: ['staff-refunds', 'nav'], call: 'GET /api/staff/refunds' },
  validateSearch: searchOf({ state: oneOf(...states), code: text }),
  component: RefundsPage,
})

/** Refunds: what has to be decided first, then what has to be sent, each by when it is due. */
function RefundsPage() {
  const t = useT('staff-refunds')
  const { code, state = code === undefined ? 'requested' : 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: figures } = useRead('GET /api/staff/queue', {})
  const list = useList('GET /api/staff/refunds', { state, code })
  const columns = useRefundColumns()
  return (
    <Page>
      <Approvals />
      <SearchForm
        label={t('search')}
        words={code ?? ''}
        onFind={(words) => navigate({ search: { code: words || undefined } })}
      />
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
            <strong>{t(code === undefined ? 'empty' : 'notFound')}</strong>
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
