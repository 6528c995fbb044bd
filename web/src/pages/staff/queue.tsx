import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { QueuePage } from '../../features/staff/queue/queue-page.tsx'
import { type QueueSearch, queueSearch } from '../../features/staff/queue/queue-search.ts'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/staff/')({
  staticData: { areas: ['staff', 'bill'], chrome: 'none' },
  validateSearch: queueSearch,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff')('nav.queue') }),
  component: StaffQueuePage,
})

/** The queue, with its filters and the open booking in the address. */
function StaffQueuePage() {
  const navigate = Route.useNavigate()
  const change = useCallback(
    (changed: QueueSearch, isStep: boolean) =>
      navigate({
        search: (before) => ({ ...before, ...changed }),
        replace: !isStep,
        resetScroll: false,
        viewTransition: false,
      }),
    [navigate],
  )
  return <QueuePage search={Route.useSearch()} onSearch={change} />
}
