import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/wallet/history-transaction')({
  staticData: { areas: ['wallet'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('wallet')('historyTitle') }),
  component: () => <ComingPage area="wallet" title="historyTitle" />,
})
