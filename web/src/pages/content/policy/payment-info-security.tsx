import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** How payment information is kept safe. */
export const Route = createFileRoute('/policy/payment-info-security')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('payment-info', context.texts.language),
  head: ({ match, loaderData }) =>
    policyHead(match.context, {
      title: 'paymentInfo',
      path: '/policy/payment-info-security',
      policy: loaderData,
    }),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="paymentInfo" parts={[{ name: 'payment-info', policy: Route.useLoaderData() }]} />
}
