import { createFileRoute } from '@tanstack/react-router'
import { readDaySearch } from '#book/tee-times/read-day.ts'
import { courseHead } from '#discover/course-page/course-head.ts'
import { CoursePage } from '#discover/course-page/course-page.tsx'
import { loadCoursePage } from '#discover/course-page/load-course.ts'

/** A course by its facts first: holes, par, length, what is included. */
export const Route = createFileRoute('/wap/detail-facilities/$id')({
  staticData: { areas: ['course', 'tee-times', 'lowest-prices', 'news'] },
  validateSearch: readDaySearch,
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: ({ context, params, deps }) => loadCoursePage(context.queryClient, params.id, deps.date),
  head: ({ match, params }) => courseHead(match.context, Number(params.id)),
  component: FacilityDetailPage,
})

function FacilityDetailPage() {
  const { id } = Route.useParams()
  const { date } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CoursePage
      id={Number(id)}
      quick
      asked={date}
      onChoose={(day) =>
        navigate({ search: { date: day }, replace: true, resetScroll: false, viewTransition: false })
      }
    />
  )
}
