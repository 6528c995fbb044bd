import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { homeHead } from '#discover/home/home-head.ts'
import { HomePage } from '#discover/home/home-page.tsx'
import { loadHome } from '#discover/home/load-home.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { enterDesktopSite } from '#session/desktop-site.ts'

/** Home under the address of the desktop site. */
export const Route = createFileRoute('/web')({
  staticData: {
    areas: ['home', 'booking', 'search', 'course', 'tee-times', 'lowest-prices'],
    chrome: 'home',
  },
  validateSearch: readTokenSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: WebHome,
})

function WebHome() {
  useEffect(enterDesktopSite, [])
  return <HomePage days={Route.useLoaderData()} />
}
