import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { RatesPage } from '../../features/staff/rates/rates-page.tsx'
import { type RatesSearch, ratesSearch } from '../../features/staff/rates/rates-search.ts'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/staff/rates')({
  staticData: { areas: ['staff', 'staff-golf'], chrome: 'none' },
  validateSearch: ratesSearch,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff-golf')('nav.rates') }),
  component: StaffRatesPage,
})

/** A course's rates as a table. */
function StaffRatesPage() {
  const navigate = Route.useNavigate()
  const change = useCallback(
    (changed: RatesSearch) =>
      navigate({
        search: (before) => ({ ...before, ...changed }),
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return <RatesPage search={Route.useSearch()} onSearch={change} />
}
