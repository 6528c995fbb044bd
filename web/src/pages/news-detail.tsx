import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/tin-tuc/chi-tiet/$id')({
  staticData: { areas: ['news'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('news')('title') }),
  component: () => <ComingPage area="news" title="title" />,
})
