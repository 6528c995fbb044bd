import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '../../content/policies/policy-of.ts'
import { PolicyPage } from '../../features/policy/policy-page.tsx'
import { pageHead } from '../../shell/head.ts'

/** The terms of the hole-in-one insurance. */
export const Route = createFileRoute('/wap/rules-insurance')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('hio', context.texts.language),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.of('policies')('hio'),
      path: '/wap/rules-insurance',
    }),
  component: Rules,
})

function Rules() {
  return (
    <PolicyPage title="hio" parts={[{ name: 'hio', policy: Route.useLoaderData() }]} numbering="article" />
  )
}
