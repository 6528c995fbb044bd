import { createFileRoute } from '@tanstack/react-router'
import { refundTerms } from '#api/queries/refund-terms.ts'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'
import { RefundTable } from '#content/policy-page/refund-table.tsx'

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
  head: policyHead('cancellation', '/policy/cancellation'),
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
