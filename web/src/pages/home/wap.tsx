import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../../features/home/home-head.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { readHomeSearch } from '../../features/home/home-search.ts'
import { loadHome } from '../../features/home/queries.ts'

/** Home: the quick booking, offers, courses, reviews and news. */
export const Route = createFileRoute('/wap')({
  staticData: { areas: ['home', 'booking', 'search', 'course', 'tee-times'], chrome: 'home' },
  validateSearch: readHomeSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: WapHome,
})

function WapHome() {
  const { playDay } = Route.useLoaderData()
  return <HomePage playDay={playDay} />
}
