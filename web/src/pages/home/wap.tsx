import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#discover/home/home-head.ts'
import { HomePage } from '#discover/home/home-page.tsx'
import { readHomeSearch } from '#discover/home/home-search.ts'
import { loadHome } from '#discover/home/load-home.ts'

/** Home: the quick booking, offers, courses, reviews and news. */
export const Route = createFileRoute('/wap')({
  staticData: {
    areas: ['home', 'booking', 'search', 'course', 'tee-times', 'lowest-prices'],
    chrome: 'home',
  },
  validateSearch: readHomeSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: WapHome,
})

function WapHome() {
  return <HomePage days={Route.useLoaderData()} />
}
