import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsPage } from '../../features/staff/complaints/complaints-page.tsx'
import { oneOf, searchOf, text } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ state: oneOf('open', 'closed', 'all'), q: text })

export const Route = createFileRoute('/staff/complaints')({
  staticData: {
    areas: ['staff', 'staff-desk', 'staff-people', 'staff-refunds', 'complaint'],
    chrome: 'none',
  },
  validateSearch: search,
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.complaints') }),
  component: StaffComplaintsPage,
})

/** Complaints, step by step through the policy's deadlines. */
function StaffComplaintsPage() {
  const { state, q } = Route.useSearch()
  return <ComplaintsPage key={q ?? ''} tab={state ?? 'open'} words={q ?? ''} />
}
