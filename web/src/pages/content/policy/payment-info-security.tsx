import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** How payment information is kept safe. */
export const Route = createFileRoute('/policy/payment-info-security')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('payment-info', context.texts.language),
  head: policyHead('paymentInfo', '/policy/payment-info-security'),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="paymentInfo" parts={[{ name: 'payment-info', policy: Route.useLoaderData() }]} />
}
