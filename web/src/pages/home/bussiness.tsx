import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../../features/home/home-head.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { readHomeSearch } from '../../features/home/home-search.ts'
import { loadHome } from '../../features/home/queries.ts'

/** Home under the address given to companies. */
export const Route = createFileRoute('/bussiness')({
  staticData: { areas: ['home', 'booking', 'search', 'course', 'tee-times'], chrome: 'home' },
  validateSearch: readHomeSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: BussinessHome,
})

function BussinessHome() {
  const { playDay } = Route.useLoaderData()
  return <HomePage playDay={playDay} />
}
