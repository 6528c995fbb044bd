import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/staff/bookings')({
  beforeLoad: () => {
    throw redirect({ to: '/staff', search: { tab: 'all' }, statusCode: 302 })
  },
})
