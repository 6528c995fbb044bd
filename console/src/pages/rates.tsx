import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { useSearchChange } from '../lists/use-search-change.ts'
import { RatesPage } from '../sections/rates/rates-page.tsx'
import { type RatesSearch, ratesSearch } from '../sections/rates/rates-search.ts'

export const Route = createFileRoute('/staff/rates')({
  staticData: { title: () => textsOf('staff-golf')('nav.rates'), call: 'GET /api/staff/rates' },
  validateSearch: ratesSearch,
  component: StaffRatesPage,
})

/** A course's rates as a table. */
function StaffRatesPage() {
  const change = useSearchChange<RatesSearch>()
  return <RatesPage search={Route.useSearch()} onSearch={change} />
}
