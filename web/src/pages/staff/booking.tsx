import { createFileRoute, redirect } from '@tanstack/react-router'
import { integer } from '../../search-params.ts'

/** Leads to the booking in the queue. */
export const Route = createFileRoute('/staff/bookings/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/staff', search: { tab: 'all', id: integer(params.id) }, statusCode: 302 })
  },
})
