import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const Pieces = lazy(() => import('../../features/pieces/pieces.tsx'))

/** Every piece of the interface on one page, to look at after a change of theme, of Mantine or of a piece. */
export const Route = createFileRoute('/staff/pieces')({
  staticData: { chrome: 'none' },
  ssr: false,
  head: () => ({ meta: [{ title: 'Pieces · TeeViet' }] }),
  component: () => (
    <Suspense>
      <Pieces />
    </Suspense>
  ),
})
