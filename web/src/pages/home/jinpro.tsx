import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#discover/home/home-head.ts'
import { HomePage } from '#discover/home/home-page.tsx'
import { loadHome } from '#discover/home/load-home.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'

/** Home as the entry of the partner JinPro, in its look. */
export const Route = createFileRoute('/jinpro')({
  staticData: {
    areas: ['home', 'booking', 'search', 'course', 'tee-times', 'lowest-prices'],
    chrome: 'home',
    partner: 'jinpro',
  },
  validateSearch: readTokenSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: JinproHome,
})

function JinproHome() {
  return <HomePage days={Route.useLoaderData()} merchant="JINPRO" />
}
