import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { ServicePage } from '#partner/services/service-page.tsx'
import { findStbShop } from '#partner/services/services.ts'
import { titled } from '#site/head.ts'

const search = searchOf({ token: text })

/** Leads a Sacombank customer to the bank's shop. */
export const Route = createFileRoute('/stb-shop')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'stb' },
  validateSearch: search,
  head: titled('partners', 'redirectTitle'),
  component: StbShop,
})

function StbShop() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findStbShop} />
}
