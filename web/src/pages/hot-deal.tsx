import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/hot-deal')({
  staticData: { areas: ['tee-times'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('tee-times')('hotDeals') }),
  component: () => <ComingPage area="tee-times" title="hotDeals" />,
})
