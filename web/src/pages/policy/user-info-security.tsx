import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** The privacy policy. */
export const Route = createFileRoute('/policy/user-info-security')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('user-info', context.texts.language),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.of('policies')('userInfo'),
      path: '/policy/user-info-security',
    }),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="userInfo" parts={[{ name: 'user-info', policy: Route.useLoaderData() }]} />
}
