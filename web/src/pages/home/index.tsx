import { createFileRoute, redirect } from '@tanstack/react-router'

/** Leads to `/wap`, with the token, source or language the address came with. */
export const Route = createFileRoute('/')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/wap', search, statusCode: 302 })
  },
})
