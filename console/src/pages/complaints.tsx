import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf, text } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { ComplaintsPage } from '../sections/complaints/complaints-page.tsx'

const search = searchOf({ state: oneOf('open', 'closed', 'all'), q: text })

export const Route = createFileRoute('/staff/complaints')({
  staticData: { title: () => textsOf('staff-desk')('nav.complaints'), call: 'GET /api/staff/complaints' },
  validateSearch: search,
  component: StaffComplaintsPage,
})

/** Complaints, step by step through the policy's deadlines. */
function StaffComplaintsPage() {
  const { state, q } = Route.useSearch()
  return <ComplaintsPage key={q ?? ''} tab={state ?? 'open'} words={q ?? ''} />
}
