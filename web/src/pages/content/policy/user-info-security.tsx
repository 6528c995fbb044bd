import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** The privacy policy. */
export const Route = createFileRoute('/policy/user-info-security')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('user-info', context.texts.language),
  head: policyHead('userInfo', '/policy/user-info-security'),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="userInfo" parts={[{ name: 'user-info', policy: Route.useLoaderData() }]} />
}
