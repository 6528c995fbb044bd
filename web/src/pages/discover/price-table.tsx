import { createFileRoute } from '@tanstack/react-router'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { loadPrices } from '#discover/prices/load-prices.ts'
import { readPriceFilters } from '#discover/prices/price-filters.ts'
import { PricePage } from '#discover/prices/price-page.tsx'
import { titled } from '#site/head.ts'

/** The price table by region, course and day. */
export const Route = createFileRoute('/bang-gia')({
  staticData: { areas: ['prices'] },
  validateSearch: readPriceFilters,
  loaderDeps: ({ search: { facility_id, date_played } }) => ({ facility_id, date_played }),
  loader: async ({ context, deps }) => {
    if (import.meta.env.SSR) await loadPrices(context.queryClient, deps, false)
    return { today: dayOf(serverNow()) }
  },
  head: titled('prices', 'title', '/bang-gia', 'description'),
  component: PriceTablePage,
})

function PriceTablePage() {
  const navigate = Route.useNavigate()
  return (
    <PricePage
      fields={Route.useSearch()}
      today={Route.useLoaderData().today}
      onFields={(search) => navigate({ search, resetScroll: false, viewTransition: false })}
    />
  )
}
