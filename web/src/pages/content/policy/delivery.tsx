import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** The delivery policy. */
export const Route = createFileRoute('/policy/delivery')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('delivery', context.texts.language),
  head: policyHead('delivery', '/policy/delivery'),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="delivery" parts={[{ name: 'delivery', policy: Route.useLoaderData() }]} />
}
