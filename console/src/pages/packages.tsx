import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { PackagesPage } from '../sections/packages/packages-page.tsx'

const search = searchOf({ id: integer })

export const Route = createFileRoute('/staff/packages')({
  staticData: { title: () => textsOf('staff-desk')('nav.packages'), call: 'GET /api/staff/packages' },
  validateSearch: search,
  component: StaffPackagesPage,
})

/** The hole-in-one packages: names, price, cover, on sale or not. */
function StaffPackagesPage() {
  return <PackagesPage id={Route.useSearch().id} />
}
