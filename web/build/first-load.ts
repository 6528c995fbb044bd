import type { Rolldown } from 'vite'

const homePage = /\/(?:discover\/home\/home-page\.tsx|pages\/home\/wap\.tsx\?tsr-split=component)$/
const deferredOfHome = /\/discover\/home\/(?:quick-booking|courses-reviews-news)\.tsx$/
const billRoute = 'rounds/bill-detail'
/** The other pages that golfers arrive on. */
const landingPages = [
  'discover/search-facility',
  'discover/find-tee-times',
  'discover/course-detail',
  'discover/course-tee-times',
  'discover/price-table',
  'content/news',
  'content/news-detail',
  billRoute,
]
const teeTimePages = /^discover\/(?:search|find|course)/
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const routing = /\/node_modules\/@tanstack\//
/**
 * The index of TanStack Query names these to every page, but only pages that change something, or list it page by page,
 * use them.
 */
const ofChanges = /\/(?:useMutation|mutationObserver|use-change)\.[jt]s$/
const ofPagedLists = /\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/
const footer = /\/shell\/footer\/footer\.tsx$/
const billPage = /\/rounds\/bill\/bill-page\.tsx$/
const openPage = /\/pages\/(?!rounds\/(?!offline|certificate)|pay\/)/
const ofHomeAlone = /\/(?:discover\/home|pages\/home)\//
const ofBookingForm = /\/book\/(?:draft|estimate|form|players|send)\//
const styles = /\.css$/

/**
 * Puts everything the first load needs into a few chunks: what the entry reaches by plain imports, its two large
 * libraries apart since each is work enough for a slow phone; what lists page by page; what changes something; whatever
 * of home other pages use as well; home itself; its deferred parts, whose styles come with home, since the server
 * renders them; what several of the other pages golfers arrive on have in common; and what only a golfer's own pages
 * need for a bill. Otherwise each small module that two pages happen to share becomes a file of its own: the first page
 * asks for dozens, and carries the names of all that a later page may need. Nothing that only lazy files use comes in.
 */
export function firstLoad(): Rolldown.CodeSplittingGroup[] {
  const isOfEntry = reachedFrom((_id, module) => module.isEntry)
  const isOfHome = reachedFrom((id) => homePage.test(id))
  const isDeferred = reachedFrom((id) => deferredOfHome.test(id))
  const isFooter = reachedFrom((id) => footer.test(id))
  const isStyle: IsReached = (id, graph) => styles.test(id) && isDeferred(id, graph)
  const isOfBill = reachedFrom((id) => billPage.test(id))
  const isOfOpenPages = reachedFrom((id) => openPage.test(id))
  const areOfLanding = landingPages.map((page) =>
    reachedFrom((id) => id.endsWith(`/pages/${page}.tsx?tsr-split=component`)),
  )
  const pagesOf = (id: string, graph: Rolldown.ChunkingContext) =>
    landingPages.filter((_page, place) => areOfLanding[place]?.(id, graph))
  const isOfSeveral: IsReached = (id, graph) => pagesOf(id, graph).length > 1
  const isOfTeeTimes: IsReached = (id, graph) =>
    isOfSeveral(id, graph) && pagesOf(id, graph).every((page) => teeTimePages.test(page))
  const group = (name: string, priority: number, isIn: IsReached): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => (isIn(id, graph) ? name : null),
    debugName: name,
    priority,
  })
  const alone = (group: Rolldown.CodeSplittingGroup) => ({ ...group, includeDependenciesRecursively: false })
  return [
    group('react', 11, (id, graph) => react.test(id) && isOfEntry(id, graph)),
    alone(group('paged-lists', 10, (id) => ofPagedLists.test(id))),
    group('routing', 9, (id, graph) => routing.test(id) && isOfEntry(id, graph)),
    group(
      'first',
      8,
      (id, graph) =>
        (isOfEntry(id, graph) || (styles.test(id) && isFooter(id, graph))) &&
        !graph.getModuleInfo(id)?.isEntry,
    ),
    alone(group('changes', 7, (id) => ofChanges.test(id))),
    alone(
      group(
        'course-cards',
        6,
        (id, graph) => !ofHomeAlone.test(id) && (isOfHome(id, graph) || isStyle(id, graph)),
      ),
    ),
    alone(group('home', 5, (id, graph) => isOfHome(id, graph) || isStyle(id, graph))),
    alone(group('booking-form', 4, (id, graph) => ofBookingForm.test(id) && isDeferred(id, graph))),
    alone(group('course-lists', 3, (id, graph) => !ofHomeAlone.test(id) && isDeferred(id, graph))),
    alone(group('tee-time-pages', 2, isOfTeeTimes)),
    alone(group('landing-pages', 1, isOfSeveral)),
    alone(group('bill', 0, (id, graph) => isOfBill(id, graph) && !isOfOpenPages(id, graph))),
    alone(
      group(
        'bookings',
        0,
        (id, graph) => pagesOf(id, graph).join() === billRoute && isOfOpenPages(id, graph),
      ),
    ),
  ]
}

type IsReached = (id: string, graph: Rolldown.ChunkingContext) => boolean

/** Whether a module is one of the roots or comes with one of them by plain imports. */
function reachedFrom(isRoot: (id: string, module: Rolldown.ModuleInfo) => boolean): IsReached {
  const known = new Map<string, boolean>()
  return function isReached(id: string, graph: Rolldown.ChunkingContext): boolean {
    if (ofChanges.test(id) || ofPagedLists.test(id)) return false
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false)
    const module = graph.getModuleInfo(id)
    const isHere = module !== null && isRoot(id, module)
    const reached = isHere || (module?.importers ?? []).some((importer) => isReached(importer, graph))
    known.set(id, reached)
    return reached
  }
}
