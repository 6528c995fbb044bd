import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/bang-gia')({
  staticData: { areas: ['prices'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('prices')('title') }),
  component: () => <ComingPage area="prices" title="title" />,
})
