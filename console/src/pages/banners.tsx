import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf } from '@teeviet/contract/display/search-params'
import { textsOf } from '../i18n/texts.ts'
import { BannersPage } from '../sections/banners/banners-page.tsx'

const search = searchOf({ home: integer, id: integer })

export const Route = createFileRoute('/staff/banners')({
  staticData: { title: () => textsOf('staff-desk')('nav.banners'), call: 'GET /api/staff/banners' },
  validateSearch: search,
  component: StaffBannersPage,
})

/** The popup and the banners of every home: order, time, link and picture. */
function StaffBannersPage() {
  const { home, id } = Route.useSearch()
  return <BannersPage home={home} id={id} />
}
