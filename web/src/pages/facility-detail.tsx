import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/detail-facilities/$id')({
  staticData: { areas: ['course'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('course')('title') }),
  component: () => <ComingPage area="course" title="title" />,
})
