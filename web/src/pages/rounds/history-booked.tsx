import { createFileRoute, redirect } from '@tanstack/react-router'

/** Leads to the booking history, filtered as the address asks. */
export const Route = createFileRoute('/wap/history-booked')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/wap/history', search, statusCode: 302 })
  },
})
