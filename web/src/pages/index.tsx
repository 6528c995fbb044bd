import { createFileRoute, redirect } from '@tanstack/react-router'

/** Leads to `/wap`. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/wap', statusCode: 302 })
  },
})
