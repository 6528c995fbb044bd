import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** The terms of the hole-in-one insurance. */
export const Route = createFileRoute('/wap/rules-insurance')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => policyOf('hio', context.texts.language),
  head: policyHead('hio', '/wap/rules-insurance'),
  component: Rules,
})

function Rules() {
  return (
    <PolicyPage title="hio" parts={[{ name: 'hio', policy: Route.useLoaderData() }]} numbering="article" />
  )
}
