import { createFileRoute } from '@tanstack/react-router'
import { serviceRecord } from '#api/queries/service-record.ts'
import { ServicePage } from '#content/service/service-page.tsx'
import { titled } from '#site/head.ts'

/** How well the product kept its word: answers, rounds, refunds and complaints by month and course. */
export const Route = createFileRoute('/service')({
  staticData: { areas: ['service'] },
  loader: ({ context }) => context.queryClient.prefetchQuery(serviceRecord),
  head: titled('service', 'title', '/service', 'description'),
  component: ServicePage,
})
