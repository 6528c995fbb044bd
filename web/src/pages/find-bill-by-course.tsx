import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/find-bill-by-course')({
  staticData: { areas: ['history'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('history')('findTitle') }),
  component: () => <ComingPage area="history" title="findTitle" />,
})
