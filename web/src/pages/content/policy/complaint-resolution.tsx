import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** How complaints are resolved. */
export const Route = createFileRoute('/policy/complaint-resolution-mechanism')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('complaint', context.texts.language),
  head: policyHead('complaint', '/policy/complaint-resolution-mechanism'),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="complaint" parts={[{ name: 'complaint', policy: Route.useLoaderData() }]} />
}
