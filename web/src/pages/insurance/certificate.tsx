import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/insurance-certificate')({
  staticData: { areas: ['insurance'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('insurance')('certificate') }),
  component: () => <ComingPage area="insurance" title="certificate" />,
})
