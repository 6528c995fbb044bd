import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { useSearchChange } from '../lists/use-search-change.ts'
import { CoursesPage } from '../sections/courses/courses-page.tsx'
import { type CoursesSearch, coursesSearch } from '../sections/courses/courses-search.ts'

export const Route = createFileRoute('/staff/courses')({
  staticData: { title: () => textsOf('staff-golf')('nav.courses'), call: 'GET /api/staff/courses' },
  validateSearch: coursesSearch,
  component: StaffCoursesPage,
})

/** The courses: found, opened, changed, with who is open in the address. */
function StaffCoursesPage() {
  const change = useSearchChange<CoursesSearch>()
  return <CoursesPage search={Route.useSearch()} onSearch={(changed) => change(changed, !('q' in changed))} />
}
