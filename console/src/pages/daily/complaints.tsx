import { createFileRoute } from '@tanstack/react-router'
import { flag, oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '../../i18n/use-texts.tsx'
import { List } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { SearchForm } from '../../lists/search-form.tsx'
import { useList } from '../../lists/use-list.ts'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { ComplaintRow } from '../../sections/complaints/complaint-row.tsx'
import { RecordForm } from '../../sections/complaints/record-form.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'

const states = ['open', 'closed', 'all'] as const

export const Route = createFileRoute('/staff/complaints')({
  staticData: {
    title: ['staff-admin', 'nav.complaints'],
    call: 'GET /api/staff/complaints',
    adds: [
      {
        call: 'POST /api/staff/complaints',
        text: ['staff-people', 'complaint.record'],
        search: { record: 1 },
      },
    ],
  },
  validateSearch: searchOf({ state: oneOf(...states), q: text, record: flag }),
  component: ComplaintsPage,
})

/** Complaints: the open ones by when they are due, with the next step in each row, and recording a new one. */
function ComplaintsPage() {
  const t = useT('staff-people')
  const { state = 'open', q = '', record } = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = useSearchChange<{ record: undefined }>()
  const list = useList('GET /api/staff/complaints', { state, q })
  return (
    <Page showsAdds={!record}>
      {record === 1 && (
        <IfMayCall call="POST /api/staff/complaints">
          <RecordForm onBack={() => change({ record: undefined })} />
        </IfMayCall>
      )}
      <ListTabs
        names={states}
        chosen={state}
        text={(name) => t(`complaint.tab.${name}`)}
        link={(name) => ({ to: '/staff/complaints', search: { state: name } })}
      />
      <SearchForm
        label={t('complaint.search')}
        words={q}
        onFind={(words) => navigate({ search: { state, q: words || undefined }, resetScroll: false })}
      />
      <List query={list} empty={t('complaint.none')}>
        {(complaint) => <ComplaintRow key={complaint.step} complaint={complaint} />}
      </List>
    </Page>
  )
}
