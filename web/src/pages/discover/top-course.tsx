import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { topCourses } from '@teeviet/contract/rules/limits'
import { topQuery } from '#api/queries/course/top.ts'
import { CourseGridSkeleton } from '#discover/course-lists/course-grid-skeleton.tsx'
import { RankedCourses } from '#discover/course-lists/ranked-courses.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { pageHead } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/wap/top-course')({
  staticData: { areas: ['course', 'lowest-prices'] },
  loader: async ({ context }) => {
    if (import.meta.env.SSR) await context.queryClient.prefetchQuery(topQuery)
  },
  head: ({ match }) => {
    const { queryClient, texts, origin } = match.context
    const t = texts.of('course')
    const courses = queryClient.getQueryData(topQuery.queryKey) ?? []
    return pageHead(match.context, {
      title: t('top'),
      description: t('topDescription'),
      path: '/wap/top-course',
      data: import.meta.env.SSR && {
        '@type': 'ItemList',
        itemListElement: courses.map((course, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: course.name,
          url: `${origin}/san/chi-tiet/${course.id}`,
        })),
      },
    })
  },
  component: TopCoursePage,
})

/** The ten courses golfers rate highest. */
function TopCoursePage() {
  const t = useT('course')
  const query = useQuery(topQuery)
  return (
    <Page title={t('top')} lead={t('topDescription')}>
      <Loaded query={query} skeleton={<CourseGridSkeleton />} empty={<EmptyState title={t('none')} />}>
        {(courses) => <RankedCourses courses={courses.slice(0, topCourses)} />}
      </Loaded>
    </Page>
  )
}
