import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/partners/service-page.tsx'
import { findVietinShop } from '../../features/partners/services.ts'
import { searchOf, text } from '../../search-params.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ token: text })

/** Leads a VietinBank customer to the bank's shop. */
export const Route = createFileRoute('/vietin-shop')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'vietin' },
  validateSearch: search,
  head: ({ match }) =>
    pageHead(match.context, { title: match.context.texts.of('partners')('redirectTitle') }),
  component: VietinShop,
})

function VietinShop() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findVietinShop} />
}
