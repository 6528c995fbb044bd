import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** The general transaction terms. */
export const Route = createFileRoute('/policy/terms-transaction')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('terms', context.texts.language),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.of('policies')('terms'),
      path: '/policy/terms-transaction',
    }),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="terms" parts={[{ name: 'terms', policy: Route.useLoaderData() }]} />
}
