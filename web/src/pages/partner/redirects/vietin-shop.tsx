import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { ServicePage } from '#partner/services/service-page.tsx'
import { findVietinShop } from '#partner/services/services.ts'
import { titled } from '#site/head.ts'

const search = searchOf({ token: text })

/** Leads a VietinBank customer to the bank's shop. */
export const Route = createFileRoute('/vietin-shop')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'vietin' },
  validateSearch: search,
  head: titled('partners', 'redirectTitle'),
  component: VietinShop,
})

function VietinShop() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findVietinShop} />
}
