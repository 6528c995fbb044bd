import { createFileRoute } from '@tanstack/react-router'
import { BannersPage } from '../../features/staff/banners/banners-page.tsx'
import { integer, searchOf } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ home: integer, id: integer })

export const Route = createFileRoute('/staff/banners')({
  staticData: { areas: ['staff', 'staff-desk', 'staff-content'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.banners') }),
  component: StaffBannersPage,
})

/** The popup and the banners of every home: order, time, link and picture. */
function StaffBannersPage() {
  const { home, id } = Route.useSearch()
  return <BannersPage home={home} id={id} />
}
