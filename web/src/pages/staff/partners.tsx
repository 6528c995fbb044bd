import { createFileRoute } from '@tanstack/react-router'
import { PartnersPage } from '../../features/staff/partners/partners-page.tsx'
import { searchOf, text } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ code: text })

export const Route = createFileRoute('/staff/partners')({
  staticData: { areas: ['staff', 'bill', 'staff-partners'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff')('nav.partners') }),
  component: StaffPartnersPage,
})

/** Partners as data: who they are, how they look, their addresses, keys and trail. */
function StaffPartnersPage() {
  return <PartnersPage code={Route.useSearch().code} />
}
