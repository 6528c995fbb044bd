import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Refused } from '#api/client/failed-call.ts'
import { favouriteCourses } from '#api/queries/favourites.ts'
import { openDialog } from '#dialogs/open.ts'
import { cardOf } from '#discover/course-lists/card-of.ts'
import { CourseCard, CourseGrid } from '#discover/course-lists/course-card.tsx'
import { CourseGridSkeleton } from '#discover/course-lists/course-grid-skeleton.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { titled } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { ShowMore } from '#ui/layout/show-more.tsx'

export const Route = createFileRoute('/wap/favourites')({
  staticData: { areas: ['course', 'lowest-prices'] },
  head: titled('course', 'favourites'),
  component: FavouritesPage,
})

/** The golfer's favourite courses, the last marked first. */
function FavouritesPage() {
  const t = useT('course')
  const shell = useT('shell')
  const session = useSession()
  return (
    <Page title={t('favourites')}>
      {session ? (
        <Favourites vga={session.vga} />
      ) : (
        <div className="visitors-only">
          <EmptyState
            title={t('loginForFavourites')}
            action={<Button onClick={() => openDialog('login')}>{shell('login')}</Button>}
          />
        </div>
      )}
    </Page>
  )
}

function Favourites({ vga }: { vga: number }) {
  const t = useT('course')
  const query = useInfiniteQuery(favouriteCourses(vga))
  const courses = query.data?.pages.flat() ?? []
  if (query.isPending) return <CourseGridSkeleton />
  if (query.error && courses.length === 0 && !(query.error instanceof Refused)) {
    return <ErrorState error={query.error} onRetry={() => query.refetch()} busy={query.isFetching} />
  }
  if (courses.length === 0) {
    return (
      <EmptyState
        title={t('noFavourites')}
        text={t('noFavouritesText')}
        action={<ButtonLink to="/wap/search-facility">{t('findCourse')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <CourseGrid>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={cardOf(course)} level={2} />
          </li>
        ))}
      </CourseGrid>
      <ShowMore query={query} />
    </>
  )
}
