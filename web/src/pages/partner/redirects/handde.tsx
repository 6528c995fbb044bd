import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { ServicePage } from '#partner/services/service-page.tsx'
import { findCallback } from '#partner/services/services.ts'
import { titled } from '#site/head.ts'

const search = searchOf({ token: text })

/** Exchanges the token for one of the other service, and leads there. */
export const Route = createFileRoute('/redirect-handde')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: search,
  head: titled('partners', 'redirectTitle'),
  component: CallbackLink,
})

function CallbackLink() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findCallback} goBack />
}
