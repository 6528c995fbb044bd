import { useQuery } from '@tanstack/react-query'
import { createFileRoute, type HistoryState, useHydrated, useRouterState } from '@tanstack/react-router'
import { featuredCourses, priceStripDays } from '@teeviet/contract/rules/limits'
import { featuredQuery } from '#api/queries/course/featured.ts'
import { cardOf } from '#discover/course-lists/card-of.ts'
import { CourseCard, CourseGrid } from '#discover/course-lists/course-card.tsx'
import { CourseGridSkeleton } from '#discover/course-lists/course-grid-skeleton.tsx'
import { CourseSearchButton } from '#discover/course-lists/course-search-button.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { pageHead } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/san-noi-bat')({
  staticData: { areas: ['course', 'lowest-prices'] },
  loader: async ({ context }) => {
    if (import.meta.env.SSR) await context.queryClient.prefetchQuery(featuredQuery)
  },
  head: ({ match }) => {
    const t = match.context.texts.of('course')
    return pageHead(match.context, {
      title: t('featured'),
      description: t('featuredDescription', { n: priceStripDays }),
      path: '/san-noi-bat',
    })
  },
  component: FeaturedCoursesPage,
})

/** The featured courses, eight at first and eight more at a time. */
function FeaturedCoursesPage() {
  const t = useT('course')
  const ui = useT('ui')
  // Asked for once a visit, and only when they are not there yet.
  const query = useQuery({ ...featuredQuery, staleTime: Number.POSITIVE_INFINITY })
  const navigate = Route.useNavigate()
  const isHydrated = useHydrated()
  // In the history's entry, so that the way back finds as many cards, and with them its place on the page.
  const kept = useRouterState({ select: ({ location }) => location.state.featuredShown })
  const shown = (isHydrated && kept) || featuredCourses

  function showMore() {
    const state = (before: HistoryState) => ({ ...before, featuredShown: shown + featuredCourses })
    navigate({ to: '.', state, replace: true, resetScroll: false, viewTransition: false })
  }

  return (
    <Page title={t('featured')} lead={t('featuredDescription', { n: priceStripDays })}>
      <CourseSearchButton />
      <Loaded query={query} skeleton={<CourseGridSkeleton />} empty={<EmptyState title={t('none')} />}>
        {(courses) => (
          <>
            <CourseGrid>
              {courses.slice(0, shown).map((course, place) => (
                <li key={course.id}>
                  <CourseCard course={cardOf(course)} first={place === 0} level={2} />
                </li>
              ))}
            </CourseGrid>
            {shown < courses.length && (
              <Button look="second" onClick={showMore}>
                {ui('showMore')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many featured courses are shown. */
    featuredShown?: number
  }
}
