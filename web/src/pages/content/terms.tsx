import { createFileRoute } from '@tanstack/react-router'
import { policyOf } from '#content/policies/policy-of.ts'
import { policyHead } from '#content/policy-page/policy-head.ts'
import { PolicyPage } from '#content/policy-page/policy-page.tsx'

/** The terms and conditions in two sections. */
export const Route = createFileRoute('/wap/term-and-condition')({
  staticData: { areas: ['policies'] },
  loader: ({ context }) => {
    const { language } = context.texts
    return Promise.all([policyOf('terms', language), policyOf('rights', language)])
  },
  head: policyHead('conditions', '/wap/term-and-condition'),
  component: Terms,
})

function Terms() {
  const [terms, rights] = Route.useLoaderData()
  return (
    <PolicyPage
      title="conditions"
      parts={[
        { name: 'terms', policy: terms, part: { title: 'terms', id: 'terms' } },
        { name: 'rights', policy: rights, part: { title: 'rights', id: 'rights' } },
      ]}
    />
  )
}
