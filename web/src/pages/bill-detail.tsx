import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../shell/coming-page.tsx'
import { pageHead } from '../shell/head.ts'

export const Route = createFileRoute('/wap/detail-history-booked/$id_general_bill_detail')({
  staticData: { areas: ['bill'] },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('bill')('title') }),
  component: () => <ComingPage area="bill" title="title" />,
})
