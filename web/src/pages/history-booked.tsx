import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/wap/history-booked')({
  beforeLoad: () => {
    throw redirect({ to: '/wap/history', statusCode: 302 })
  },
})
