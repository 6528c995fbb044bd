import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/policy/payment')({
  staticData: { areas: ['policies'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('policies')('payment') }),
  component: () => <ComingPage area="policies" title="payment" />,
})
