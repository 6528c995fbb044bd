import { createFileRoute, redirect } from '@tanstack/react-router'
import { integer } from '@teeviet/contract/display/search-params'

/** Leads to the booking in the queue. */
export const Route = createFileRoute('/staff/bookings/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/staff', search: { tab: 'all', id: integer(params.id) } })
  },
})
