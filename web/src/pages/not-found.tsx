import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '../shell/head.ts'

/** Says that there is no such page, and leads on. */
export const Route = createFileRoute('/404')({
  staticData: { chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('shell')('notFound.title') }),
  loader: () => {
    throw notFound()
  },
})
