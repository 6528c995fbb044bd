import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { pageHead } from '#site/head.ts'

const Pieces = lazy(() => import('#design/design-page.tsx'))

/** Tokens, scenes and every piece of the interface on one page, to look at after a change of theme, of Mantine or of a piece. */
export const Route = createFileRoute('/design')({
  staticData: { areas: ['bill', 'search', 'course'], chrome: 'none' },
  ssr: false,
  head: ({ match }) => pageHead(match.context, { title: 'Pieces' }),
  component: DesignPage,
})

function DesignPage() {
  return (
    <Suspense>
      <Pieces />
    </Suspense>
  )
}
