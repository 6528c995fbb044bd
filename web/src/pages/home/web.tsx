import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../../features/home/home-head.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { readHomeSearch } from '../../features/home/home-search.ts'
import { loadHome } from '../../features/home/queries.ts'

/** Home under the address of the desktop site. */
export const Route = createFileRoute('/web')({
  staticData: { areas: ['home', 'booking', 'search', 'course', 'tee-times'], chrome: 'home' },
  validateSearch: readHomeSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: WebHome,
})

function WebHome() {
  const { playDay } = Route.useLoaderData()
  return <HomePage playDay={playDay} />
}
