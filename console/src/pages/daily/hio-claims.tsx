import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { useT } from '../../i18n/use-texts.tsx'
import { List } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page } from '../../lists/page.tsx'
import { useList } from '../../lists/use-list.ts'
import { HioClaimRow } from '../../sections/hio-claims/claim-row.tsx'

const states = ['open', 'witnessed', 'sent', 'paid', 'refused', 'all'] as const

export const Route = createFileRoute('/staff/hio-claims')({
  staticData: { title: ['staff-hio', 'nav'], call: 'GET /api/staff/hio-claims' },
  validateSearch: searchOf({ state: oneOf(...states) }),
  component: HioClaimsPage,
})

/** Hole-in-one claims: the open ones the longest waiting first, with the next step in each row. */
function HioClaimsPage() {
  const t = useT('staff-hio')
  const { state = 'open' } = Route.useSearch()
  const list = useList('GET /api/staff/hio-claims', { state })
  return (
    <Page>
      <ListTabs
        names={states}
        chosen={state}
        text={(name) => t(name === 'open' || name === 'all' ? `tab.${name}` : `state.${name}`)}
        link={(name) => ({ to: '/staff/hio-claims', search: { state: name } })}
      />
      <List query={list} empty={t('none')}>
        {(claim) => <HioClaimRow key={claim.state} claim={claim} />}
      </List>
    </Page>
  )
}
