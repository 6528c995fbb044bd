import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#discover/home/home-head.ts'
import { HomePage } from '#discover/home/home-page.tsx'
import { loadHome } from '#discover/home/load-home.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'

/** Home: the quick booking, offers, courses, reviews and news. */
export const Route = createFileRoute('/wap')({
  staticData: {
    areas: ['home', 'booking', 'search', 'course', 'tee-times', 'lowest-prices'],
    chrome: 'home',
  },
  validateSearch: readTokenSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: WapHome,
})

function WapHome() {
  return <HomePage days={Route.useLoaderData()} />
}
