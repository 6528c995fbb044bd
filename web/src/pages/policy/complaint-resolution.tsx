import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** How complaints are resolved. */
export const Route = createFileRoute('/policy/complaint-resolution-mechanism')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('complaint', context.texts.language),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.of('policies')('complaint'),
      path: '/policy/complaint-resolution-mechanism',
    }),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="complaint" parts={[{ name: 'complaint', policy: Route.useLoaderData() }]} />
}
