import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/search-facility')({
  staticData: { areas: ['search'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('search')('title') }),
  component: () => <ComingPage area="search" title="title" />,
})
