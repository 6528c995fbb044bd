import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { PartnersPage } from '../sections/partners/partners-page.tsx'

const search = searchOf({ code: text })

export const Route = createFileRoute('/staff/partners')({
  staticData: { title: () => textsOf('staff')('nav.partners'), call: 'GET /api/staff/partners' },
  validateSearch: search,
  component: StaffPartnersPage,
})

/** Partners as data: who they are, how they look, their addresses, keys and trail. */
function StaffPartnersPage() {
  return <PartnersPage code={Route.useSearch().code} />
}
