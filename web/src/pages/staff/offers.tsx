import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { OffersPage } from '../../features/staff/offers/offers-page.tsx'
import { type OffersSearch, offersSearch } from '../../features/staff/offers/offers-search.ts'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/staff/offers')({
  staticData: { areas: ['staff', 'staff-golf'], chrome: 'none' },
  validateSearch: offersSearch,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff-golf')('nav.offers') }),
  component: StaffOffersPage,
})

/** Categories, flash sales and their offers. */
function StaffOffersPage() {
  const navigate = Route.useNavigate()
  const change = useCallback(
    (changed: OffersSearch) =>
      navigate({
        search: (before) => ({ ...before, ...changed }),
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return <OffersPage search={Route.useSearch()} onSearch={change} />
}
