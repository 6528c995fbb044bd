import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Refused } from '../api/failed-call.ts'
import { openDialog } from '../dialogs/open.ts'
import { cardOf } from '../features/courses/card-of.ts'
import { CourseCard, CourseGrid } from '../features/courses/course-card.tsx'
import { CourseGridSkeleton } from '../features/courses/course-grid-skeleton.tsx'
import { favouriteCourses } from '../features/courses/favourites.ts'
import { useT } from '../i18n/use-texts.tsx'
import { useSession } from '../session/session.ts'
import { pageHead } from '../shell/head.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { ShowMore } from '../ui/show-more.tsx'

export const Route = createFileRoute('/wap/favourites')({
  staticData: { areas: ['course'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('course')('favourites') }),
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
