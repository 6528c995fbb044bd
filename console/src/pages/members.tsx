import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { MembersPage } from '../sections/members/members-page.tsx'

const search = searchOf({ q: text, id: integer })

export const Route = createFileRoute('/staff/members')({
  staticData: { title: () => textsOf('staff-desk')('nav.members'), call: 'GET /api/staff/members' },
  validateSearch: search,
  component: StaffMembersPage,
})

/** Golfers: finding one, their bookings, and what an administrator can do for them. */
function StaffMembersPage() {
  const { q, id } = Route.useSearch()
  return <MembersPage key={q ?? ''} words={q ?? ''} id={id} />
}
