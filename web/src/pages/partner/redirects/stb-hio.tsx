import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#partner/services/service-page.tsx'
import { findStbInsurance } from '#partner/services/services.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'

/** Leads a Sacombank customer to the bank's insurance. */
export const Route = createFileRoute('/stb-hio')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'stb' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'redirectTitle'),
  component: StbInsurance,
})

function StbInsurance() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findStbInsurance} />
}
