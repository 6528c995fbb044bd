import { useSuspenseQuery } from '@tanstack/react-query'
import { ClientOnly, createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { lazy, Suspense } from 'react'
import { courseQuery } from '#api/queries/course/detail.ts'
import { CourseDay } from '#book/tee-times/course-day.tsx'
import { loadCourseDay } from '#book/tee-times/load-course-day.ts'
import { readDay } from '#book/tee-times/read-day.ts'
import { loadCourse } from '#discover/course-page/load-course.ts'
import { listTitle } from '#discover/offers/list-title.ts'
import { pageHead } from '#site/head.ts'
import { Page } from '#ui/layout/page.tsx'

const DayTerms = lazy(() => import('#book/estimate/day-terms.tsx'))

const readSearch = searchOf({ title: text, date: readDay })

export const Route = createFileRoute('/wap/tee-time/$facility_id')({
  staticData: { areas: ['tee-times', 'lowest-prices'] },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const course = await loadCourse(queryClient, params.facility_id)
    if (import.meta.env.SSR) await loadCourseDay(queryClient, course.id, deps.date)
  },
  head: ({ match, params }) => {
    const { queryClient, texts } = match.context
    const name = queryClient.getQueryData(courseQuery({ id: Number(params.facility_id) }).queryKey)?.name
    const title = texts.of('tee-times')('title')
    return pageHead(match.context, { title: name === undefined ? title : `${title} · ${name}` })
  },
  component: CourseTeeTimesPage,
})

/** A course's tee times of a day; the light-bulb opens the course's facts. */
function CourseTeeTimesPage() {
  const { facility_id } = Route.useParams()
  const { title, date } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: course } = useSuspenseQuery(courseQuery({ id: Number(facility_id) }))
  return (
    <Page title={listTitle(undefined, title, course.name)} bulbFor={course.id}>
      <CourseDay
        level={2}
        id={course.id}
        asked={date}
        onChoose={(day) =>
          navigate({
            search: { ...(title === undefined ? {} : { title }), date: day },
            replace: true,
            resetScroll: false,
            viewTransition: false,
          })
        }
      />
      <ClientOnly>
        <Suspense>
          <DayTerms course={course} asked={date} />
        </Suspense>
      </ClientOnly>
    </Page>
  )
}
