import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/history')({
  staticData: { areas: ['history'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('history')('title') }),
  component: () => <ComingPage area="history" title="title" />,
})
