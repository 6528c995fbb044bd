import type { Rolldown } from 'vite'

const homePage = /\/discover\/home\/home-page\.tsx$/
const react = /\/node_modules\/(?:react|react-dom|scheduler)\//
const routing = /\/node_modules\/@tanstack\//
/**
 * The index of TanStack Query names these to every page, but only pages that change something, or list it page by page,
 * use them.
 */
const ofChanges = /\/(?:useMutation|mutationObserver|use-change)\.[jt]s$/
const ofPagedLists = /\/(?:useInfiniteQuery|infiniteQueryObserver)\.js$/
const billPage = /\/rounds\/bill\/bill-page\.tsx$/
const openPage = /\/pages\/(?!rounds\/(?!offline|certificate)|pay\/)/
const ofHomeAlone = /\/(?:discover\/home|pages\/home)\//
const ofBookingForm = /\/book\/(?:draft|estimate|form|players|send)\//

/**
 * Puts everything the first load needs into a few chunks: what the entry reaches by plain imports, its two large
 * libraries apart since each is work enough for a slow phone; what lists page by page; the quick booking form; the
 * course cards, whose heart changes something, and whatever else of home other pages use as well; home itself; and what
 * only a golfer's own pages need for a bill. Otherwise each small module that two pages happen to share becomes a file
 * of its own, and the first page asks for dozens. Nothing that only lazy files use comes in.
 */
export function firstLoad(): Rolldown.CodeSplittingGroup[] {
  const isOfEntry = reachedFrom((_id, module) => module.isEntry)
  const isOfHome = reachedFrom((id) => homePage.test(id))
  const isOfBill = reachedFrom((id) => billPage.test(id))
  const isOfOpenPages = reachedFrom((id) => openPage.test(id))
  const group = (name: string, priority: number, isIn: IsReached): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => (isIn(id, graph) ? name : null),
    debugName: name,
    priority,
  })
  const alone = (group: Rolldown.CodeSplittingGroup) => ({ ...group, includeDependenciesRecursively: false })
  return [
    group('react', 7, (id, graph) => react.test(id) && isOfEntry(id, graph)),
    alone(group('paged-lists', 6, (id) => ofPagedLists.test(id))),
    group('routing', 5, (id, graph) => routing.test(id) && isOfEntry(id, graph)),
    group('first', 4, (id, graph) => isOfEntry(id, graph) && !graph.getModuleInfo(id)?.isEntry),
    alone(group('booking-form', 3, (id, graph) => ofBookingForm.test(id) && isOfHome(id, graph))),
    group(
      'course-cards',
      2,
      (id, graph) => ofChanges.test(id) || (!ofHomeAlone.test(id) && isOfHome(id, graph)),
    ),
    group('home', 1, isOfHome),
    alone(group('bill', 0, (id, graph) => isOfBill(id, graph) && !isOfOpenPages(id, graph))),
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
