import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { OtherServicePage } from '#partner/services/other-service-page.tsx'
import { titled } from '#site/head.ts'

const search = searchOf({ title: text, type: text })

/** Redirects to another service of the operator, by the type in the address. */
export const Route = createFileRoute('/wap/redirect-other-service')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: search,
  head: titled('partners', 'redirectTitle'),
  component: OtherService,
})

function OtherService() {
  const { title, type } = Route.useSearch()
  return <OtherServicePage title={title} type={type} />
}
