import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/add-member')({
  staticData: { areas: ['players'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('players')('title') }),
  component: () => <ComingPage area="players" title="title" />,
})
