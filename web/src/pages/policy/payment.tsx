import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** The payment policy. */
export const Route = createFileRoute('/policy/payment')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('payment', context.texts.language),
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
