import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { homeHead } from '../../features/home/home-head.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { readHomeSearch } from '../../features/home/home-search.ts'
import { loadHome } from '../../features/home/queries.ts'
import { enterDesktopSite } from '../../features/prices/desktop-site.ts'

/** Home under the address of the desktop site. */
export const Route = createFileRoute('/web')({
  staticData: { areas: ['home', 'booking', 'search', 'course', 'tee-times'], chrome: 'home' },
  validateSearch: readHomeSearch,
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ match }) => homeHead(match.context),
  component: WebHome,
})

function WebHome() {
  useEffect(enterDesktopSite, [])
  const { playDay } = Route.useLoaderData()
  return <HomePage playDay={playDay} />
}
