import { createFileRoute } from '@tanstack/react-router'
import { PackagesPage } from '../../features/staff/packages/packages-page.tsx'
import { integer, searchOf } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ id: integer })

export const Route = createFileRoute('/staff/packages')({
  staticData: { areas: ['staff', 'staff-desk', 'staff-golf', 'staff-settings'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.packages') }),
  component: StaffPackagesPage,
})

/** The hole-in-one packages: names, price, cover, on sale or not. */
function StaffPackagesPage() {
  return <PackagesPage id={Route.useSearch().id} />
}
