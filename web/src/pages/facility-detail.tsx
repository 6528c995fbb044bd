import { createFileRoute } from '@tanstack/react-router'
import { courseHead } from '../features/courses/course-head.ts'
import { CoursePage } from '../features/courses/course-page.tsx'
import { loadCoursePage } from '../features/courses/load-course.ts'
import { readDaySearch } from '../features/tee-times/read-day.ts'

/** A course by its facts first: holes, par, length, what is included. */
export const Route = createFileRoute('/wap/detail-facilities/$id')({
  staticData: { areas: ['course', 'tee-times', 'news'] },
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
