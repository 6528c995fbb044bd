import { createFileRoute, notFound } from '@tanstack/react-router'
import { notFoundHead } from '#site/head.ts'

/** Says that there is no such page, and leads on. */
export const Route = createFileRoute('/404')({
  staticData: { chrome: 'focus' },
  head: notFoundHead,
  loader: () => {
    throw notFound()
  },
})
