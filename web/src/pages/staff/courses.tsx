import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { CoursesPage } from '../../features/staff/courses/courses-page.tsx'
import { type CoursesSearch, coursesSearch } from '../../features/staff/courses/courses-search.ts'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/staff/courses')({
  staticData: { areas: ['staff', 'staff-golf'], chrome: 'none' },
  validateSearch: coursesSearch,
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-golf')('nav.courses') }),
  component: StaffCoursesPage,
})

/** The courses: found, opened, changed, with who is open in the address. */
function StaffCoursesPage() {
  const navigate = Route.useNavigate()
  const change = useCallback(
    (changed: CoursesSearch) =>
      navigate({
        search: (before) => ({ ...before, ...changed }),
        replace: 'q' in changed,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return <CoursesPage search={Route.useSearch()} onSearch={change} />
}
