import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { useSearchChange } from '../lists/use-search-change.ts'
import { OffersPage } from '../sections/offers/offers-page.tsx'
import { type OffersSearch, offersSearch } from '../sections/offers/offers-search.ts'

export const Route = createFileRoute('/staff/offers')({
  staticData: { title: () => textsOf('staff-golf')('nav.offers'), call: 'GET /api/staff/offers' },
  validateSearch: offersSearch,
  component: StaffOffersPage,
})

/** Categories, flash sales and their offers. */
function StaffOffersPage() {
  const change = useSearchChange<OffersSearch>()
  return <OffersPage search={Route.useSearch()} onSearch={change} />
}
