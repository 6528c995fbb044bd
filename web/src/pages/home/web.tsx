import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/web')({
  staticData: { areas: ['home'], chrome: 'home' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('home')('title') }),
  component: () => <ComingPage area="home" title="title" />,
})
