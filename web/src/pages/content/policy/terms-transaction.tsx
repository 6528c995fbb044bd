import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** The general transaction terms. */
export const Route = createFileRoute('/policy/terms-transaction')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('terms', context.texts.language),
  head: policyHead('terms', '/policy/terms-transaction'),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="terms" parts={[{ name: 'terms', policy: Route.useLoaderData() }]} />
}
