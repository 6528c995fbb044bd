import { createFileRoute } from '@tanstack/react-router'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { loadPrices } from '#discover/prices/load-prices.ts'
import { readPriceFilters } from '#discover/prices/price-filters.ts'
import { PricePage } from '#discover/prices/price-page.tsx'
import { titled } from '#site/head.ts'

export const Route = createFileRoute('/baogia')({
  staticData: { areas: ['prices'], chrome: 'bar' },
  validateSearch: readPriceFilters,
  loaderDeps: ({ search: { facility_id, date_played } }) => ({ facility_id, date_played }),
  loader: async ({ context, deps }) => {
    if (import.meta.env.SSR) await loadPrices(context.queryClient, deps, true)
    return { today: dayOf(serverNow()) }
  },
  head: titled('prices', 'title'),
  component: EmbeddedPriceTablePage,
})

/** The price table inside a partner's app: nothing of ours around it but the way on at the foot. */
function EmbeddedPriceTablePage() {
  const navigate = Route.useNavigate()
  return (
    <PricePage
      embedded
      fields={Route.useSearch()}
      today={Route.useLoaderData().today}
      onFields={(search) => navigate({ search, resetScroll: false, viewTransition: false })}
    />
  )
}
