import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#partner/services/service-page.tsx'
import { findCallback } from '#partner/services/services.ts'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'

/** Exchanges the token for one of the other service, and leads there. */
export const Route = createFileRoute('/redirect-handde')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'redirectTitle'),
  component: CallbackLink,
})

function CallbackLink() {
  const { token } = Route.useSearch()
  return <ServicePage token={token} find={findCallback} goBack />
}
