import { createFileRoute } from '@tanstack/react-router'
import { MembersPage } from '../../features/staff/members/members-page.tsx'
import { integer, searchOf, text } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ q: text, id: integer })

export const Route = createFileRoute('/staff/members')({
  staticData: { areas: ['staff', 'staff-desk', 'staff-people', 'account', 'bill'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.members') }),
  component: StaffMembersPage,
})

/** Golfers: finding one, their bookings, and what an administrator can do for them. */
function StaffMembersPage() {
  const { q, id } = Route.useSearch()
  return <MembersPage key={q ?? ''} words={q ?? ''} id={id} />
}
