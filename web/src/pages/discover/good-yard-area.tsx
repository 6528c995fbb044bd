import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Refused } from '#api/client/failed-call.ts'
import { facilitySearch } from '#api/queries/facility-search.ts'
import { cardOf } from '#discover/course-lists/card-of.ts'
import { CourseCard, CourseGrid } from '#discover/course-lists/course-card.tsx'
import { CourseGridSkeleton } from '#discover/course-lists/course-grid-skeleton.tsx'
import { RegionTabs } from '#discover/course-lists/region-tabs.tsx'
import { regionOfPage } from '#discover/course-lists/regions.ts'
import { searchRequest } from '#discover/search/criteria.ts'
import { useT } from '#i18n/use-texts.tsx'
import { pageHead } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'

export const Route = createFileRoute('/wap/good-yard-area/$region')({
  staticData: { areas: ['course', 'search', 'lowest-prices'] },
  loader: async ({ context, params }) => {
    if (!import.meta.env.SSR) return
    await context.queryClient.prefetchInfiniteQuery(
      facilitySearch(searchRequest({ region: regionOfPage(params.region) })),
    )
  },
  head: ({ match, params }) => {
    const t = match.context.texts.of('course')
    const region = t(`region.${regionOfPage(params.region)}`)
    return pageHead(match.context, {
      title: `${t('byRegion')} · ${region}`,
      description: t('byRegionDescription', { region }),
      path: `/wap/good-yard-area/${params.region}`,
    })
  },
  component: RegionPage,
})

/** The courses of a region, with a way to the other regions. */
function RegionPage() {
  const t = useT('course')
  const search = useT('search')
  const region = regionOfPage(Route.useParams().region)
  const query = useInfiniteQuery(facilitySearch(searchRequest({ region })))
  const courses = query.data?.pages.flat() ?? []
  const failed = query.error !== null && !(query.error instanceof Refused) && courses.length === 0
  return (
    <Page
      title={t('byRegion')}
      end={
        <ButtonLink to="/wap/search-facility" search={{ region }} look="quiet" icon="filter">
          {search('filters')}
        </ButtonLink>
      }
    >
      <RegionTabs region={region} />
      {query.isPending && <CourseGridSkeleton />}
      {failed && <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />}
      {!query.isPending && !failed && courses.length === 0 && <EmptyState title={t('none')} />}
      <CourseGrid>
        {courses.map((course, place) => (
          <li key={course.id}>
            <CourseCard course={cardOf(course)} first={place === 0} level={2} />
          </li>
        ))}
      </CourseGrid>
      <ShowMore query={query} />
    </Page>
  )
}
