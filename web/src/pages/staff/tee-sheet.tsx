import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SheetPage } from '../../features/staff/tee-sheet/sheet-page.tsx'
import { type SheetSearch, sheetSearch } from '../../features/staff/tee-sheet/sheet-search.ts'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/staff/tee-sheet')({
  staticData: { areas: ['staff', 'staff-golf'], chrome: 'none' },
  validateSearch: sheetSearch,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff-golf')('nav.sheet') }),
  component: StaffSheetPage,
})

/** The tee sheet of a course and a day. */
function StaffSheetPage() {
  const navigate = Route.useNavigate()
  const change = useCallback(
    (changed: SheetSearch) =>
      navigate({
        search: (before) => ({ ...before, ...changed }),
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return <SheetPage search={Route.useSearch()} onSearch={change} />
}
