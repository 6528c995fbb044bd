import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#partner/services/service-page.tsx'
import { findStbShop } from '#partner/services/services.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'

/** Leads a Sacombank customer to the bank's shop. */
export const Route = createFileRoute('/stb-shop')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'stb' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'redirectTitle'),
  component: StbShop,
})

function StbShop() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findStbShop} />
}
