import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/wallet/qr-payment')({
  staticData: { areas: ['wallet'], chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('wallet')('qrTitle') }),
  component: () => <ComingPage area="wallet" title="qrTitle" />,
})
