import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/alepay-payment')({
  staticData: { areas: ['payment'], chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('payment')('cardTitle') }),
  component: () => <ComingPage area="payment" title="cardTitle" />,
})
