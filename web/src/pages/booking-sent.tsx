import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/booking/detail-tee-time/$id')({
  staticData: { areas: ['booking'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('booking')('sentTitle') }),
  component: () => <ComingPage area="booking" title="sentTitle" />,
})
