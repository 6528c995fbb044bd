import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#partner/services/service-page.tsx'
import { findVietinShop } from '#partner/services/services.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'

/** Leads a VietinBank customer to the bank's shop. */
export const Route = createFileRoute('/vietin-shop')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'vietin' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'redirectTitle'),
  component: VietinShop,
})

function VietinShop() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findVietinShop} />
}
