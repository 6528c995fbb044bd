import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { useSearchChange } from '../lists/use-search-change.ts'
import { SheetPage } from '../sections/tee-sheet/sheet-page.tsx'
import { type SheetSearch, sheetSearch } from '../sections/tee-sheet/sheet-search.ts'

export const Route = createFileRoute('/staff/tee-sheet')({
  staticData: { title: () => textsOf('staff-golf')('nav.sheet'), call: 'GET /api/staff/tee-sheet' },
  validateSearch: sheetSearch,
  component: StaffSheetPage,
})

/** The tee sheet of a course and a day. */
function StaffSheetPage() {
  const change = useSearchChange<SheetSearch>()
  return <SheetPage search={Route.useSearch()} onSearch={change} />
}
