import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** The payment policy. */
export const Route = createFileRoute('/policy/payment')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('payment', context.texts.language),
  head: policyHead('payment', '/policy/payment'),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="payment" parts={[{ name: 'payment', policy: Route.useLoaderData() }]} />
}
