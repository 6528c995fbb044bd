import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/qr-payment')({
  staticData: { areas: ['payment'], chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('payment')('qrTitle') }),
  component: () => <ComingPage area="payment" title="qrTitle" />,
})
