import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { policyHead } from '../../features/policy/policy-head.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { RefundTable } from '../../features/policy/refund-table.tsx'
import { refundTerms } from '../../features/policy/refund-terms-query.ts'

/** The cancellation and refund policy, with the deadlines of every club. */
export const Route = createFileRoute('/policy/cancellation')({
  staticData: { areas: ['policies'] },
  loader: async ({ context }) => {
    const [policy] = await Promise.all([
      policyOf('cancellation', context.texts.language),
      context.queryClient.prefetchQuery(refundTerms),
    ])
    return policy
  },
  head: ({ match, loaderData }) =>
    policyHead(match.context, {
      title: 'cancellation',
      path: '/policy/cancellation',
      policy: loaderData,
    }),
  component: Cancellation,
})

function Cancellation() {
  return (
    <PolicyPage
      title="cancellation"
      parts={[{ name: 'cancellation', policy: Route.useLoaderData() }]}
      extras={{ clubs: <RefundTable /> }}
    />
  )
}
