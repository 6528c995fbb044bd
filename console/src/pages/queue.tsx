import { createFileRoute } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'
import { useSearchChange } from '../lists/use-search-change.ts'
import { QueuePage } from '../sections/queue/queue-page.tsx'
import { type QueueSearch, queueSearch } from '../sections/queue/queue-search.ts'

export const Route = createFileRoute('/staff/')({
  staticData: { title: () => textsOf('staff')('nav.queue'), call: 'GET /api/staff/bookings' },
  validateSearch: queueSearch,
  component: StaffQueuePage,
})

/** The queue, with its filters and the open booking in the address. */
function StaffQueuePage() {
  const change = useSearchChange<QueueSearch>()
  return <QueuePage search={Route.useSearch()} onSearch={change} />
}
