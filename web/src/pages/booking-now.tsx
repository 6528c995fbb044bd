import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/booking-now')({
  staticData: { areas: ['booking'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('booking')('nowTitle') }),
  component: () => <ComingPage area="booking" title="nowTitle" />,
})
