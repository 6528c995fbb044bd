import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy } from '../../content/policies/load-policy.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/policy/payment')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => loadPolicy('payment', context.texts.language),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.of('policies')('payment'),
      path: '/policy/payment',
    }),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="payment" parts={[{ name: 'payment', policy: Route.useLoaderData() }]} />
}
