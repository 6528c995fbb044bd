import { createFileRoute } from '@tanstack/react-router'
import { courseHead } from '../features/courses/course-head.ts'
import { CoursePage } from '../features/courses/course-page.tsx'
import { loadCoursePage } from '../features/courses/load-course.ts'
import { readDaySearch } from '../features/tee-times/read-day.ts'

/** A course with its photos, tee times and reviews. */
export const Route = createFileRoute('/san/chi-tiet/$id')({
  staticData: { areas: ['course', 'tee-times', 'news'] },
  validateSearch: readDaySearch,
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: ({ context, params, deps }) => loadCoursePage(context.queryClient, params.id, deps.date),
  head: ({ match, params }) => courseHead(match.context, Number(params.id)),
  component: CourseDetailPage,
})

function CourseDetailPage() {
  const { id } = Route.useParams()
  const { date } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CoursePage
      id={Number(id)}
      asked={date}
      onChoose={(day) =>
        navigate({ search: { date: day }, replace: true, resetScroll: false, viewTransition: false })
      }
    />
  )
}
