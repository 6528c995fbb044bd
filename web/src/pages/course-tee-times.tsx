import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/tee-time/$facility_id')({
  staticData: { areas: ['tee-times'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('tee-times')('title') }),
  component: () => <ComingPage area="tee-times" title="title" />,
})
