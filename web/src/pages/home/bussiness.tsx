import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#discover/home/home-head.ts'
import { HomePage } from '#discover/home/home-page.tsx'
import { loadHome } from '#discover/home/load-home.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'

/** Home under the address given to companies. */
export const Route = createFileRoute('/bussiness')({
  staticData: {
    areas: ['home', 'booking', 'search', 'course', 'tee-times', 'lowest-prices'],
    chrome: 'home',
  },
  validateSearch: readTokenSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: BussinessHome,
})

function BussinessHome() {
  return <HomePage days={Route.useLoaderData()} />
}
