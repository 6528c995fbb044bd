import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/policy/terms-transaction')({
  staticData: { areas: ['policies'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('policies')('terms') }),
  component: () => <ComingPage area="policies" title="terms" />,
})
