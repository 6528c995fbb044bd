import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/bidv/redirect-app')({
  staticData: { areas: ['partners'], chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('partners')('backToApp') }),
  component: () => <ComingPage area="partners" title="backToApp" />,
})
