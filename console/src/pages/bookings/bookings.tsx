import { createFileRoute, redirect } from '@tanstack/react-router'

/** Leads to the queue, whose address also was this one. */
export const Route = createFileRoute('/staff/bookings')({
  beforeLoad: () => {
    throw redirect({ to: '/staff', search: { tab: 'all' } })
  },
})
