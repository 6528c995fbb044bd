import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { featuredCourses } from '@teeviet/contract/rules/limits'
import { useState } from 'react'
import { cardOf } from '../features/courses/card-of.ts'
import { CourseCard, CourseGrid } from '../features/courses/course-card.tsx'
import { CourseGridSkeleton } from '../features/courses/course-grid-skeleton.tsx'
import { featuredQuery } from '../features/courses/course-list-queries.ts'
import { CourseSearchButton } from '../features/courses/course-search-button.tsx'
import { useT } from '../i18n/use-texts.tsx'
import { pageHead } from '../shell/head.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/san-noi-bat')({
  staticData: { areas: ['course'] },
  loader: async ({ context }) => {
    if (typeof document === 'undefined') await context.queryClient.prefetchQuery(featuredQuery)
  },
  head: ({ match }) => {
    const t = match.context.texts.of('course')
    return pageHead(match.context, {
      title: t('featured'),
      description: t('featuredDescription'),
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
  const [shown, setShown] = useState<number>(featuredCourses)

  return (
    <Page title={t('featured')} lead={t('featuredDescription')}>
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
              <Button look="second" onClick={() => setShown(shown + featuredCourses)}>
                {ui('showMore')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}
