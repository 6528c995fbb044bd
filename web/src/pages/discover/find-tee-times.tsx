import { createFileRoute } from '@tanstack/react-router'
import { foundTeeTimes } from '#api/queries/found-tee-times.ts'
import { priceStrip } from '#api/queries/tee-times.ts'
import { chosenDay } from '#book/tee-times/chosen-day.ts'
import { FindPage } from '#discover/find/find-page.tsx'
import { findRequest, listRequest, readFindSearch } from '#discover/find/find-search.ts'
import { titled } from '#site/head.ts'

/** Tee times of a day across courses: the answer to the question of home's first tab. */
export const Route = createFileRoute('/wap/find-tee-times')({
  staticData: { areas: ['find', 'search', 'course', 'tee-times', 'lowest-prices'] },
  validateSearch: readFindSearch,
  loaderDeps: ({ search }) => readFindSearch(search),
  // In the browser a changed filter must show at once: the page itself fetches and says that it does.
  loader: async ({ context: { queryClient }, deps }) => {
    if (!import.meta.env.SSR) return
    const strip = priceStrip(findRequest(deps))
    await queryClient.prefetchQuery(strip)
    const day = chosenDay(deps.date, queryClient.getQueryData(strip.queryKey) ?? [])
    // Only the golfer's browser knows where the golfer is.
    if (day !== undefined && deps.sort !== 'distance') {
      await queryClient.prefetchInfiniteQuery(foundTeeTimes(listRequest(deps, day, undefined)))
    }
  },
  head: titled('find', 'title', '/wap/find-tee-times', 'description'),
  component: FindTeeTimes,
})

function FindTeeTimes() {
  const search = Route.useSearch({ select: readFindSearch, structuralSharing: true })
  const navigate = Route.useNavigate()
  return (
    <FindPage
      search={search}
      change={(part) =>
        navigate({
          search: (now) => readFindSearch({ ...now, ...part }),
          resetScroll: false,
          viewTransition: false,
        })
      }
    />
  )
}
