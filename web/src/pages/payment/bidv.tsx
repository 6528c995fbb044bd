import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/payment-method/payment-bidv')({
  staticData: { areas: ['payment'], chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('payment')('bankTitle') }),
  component: () => <ComingPage area="payment" title="bankTitle" />,
})
