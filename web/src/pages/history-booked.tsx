import { createFileRoute, redirect } from '@tanstack/react-router'

/** Leads to the booking history. */
export const Route = createFileRoute('/wap/history-booked')({
  beforeLoad: () => {
    throw redirect({ to: '/wap/history', statusCode: 302 })
  },
})
