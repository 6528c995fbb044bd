import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** The delivery policy. */
export const Route = createFileRoute('/policy/delivery')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('delivery', context.texts.language),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.of('policies')('delivery'),
      path: '/policy/delivery',
    }),
  component: Policy,
})

function Policy() {
  return <PolicyPage title="delivery" parts={[{ name: 'delivery', policy: Route.useLoaderData() }]} />
}
