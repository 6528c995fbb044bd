import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** How payment information is kept safe. */
export const Route = createFileRoute('/policy/payment-info-security')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('payment-info', context.texts.language),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.of('policies')('paymentInfo'),
      path: '/policy/payment-info-security',
    }),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="paymentInfo" parts={[{ name: 'payment-info', policy: Route.useLoaderData() }]} />
}
