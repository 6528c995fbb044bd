import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStaff } from '../../features/staff/use-staff.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { pageHead } from '../../shell/head.ts'

const Pieces = lazy(() => import('../../features/pieces/pieces.tsx'))

/** Tokens, scenes and every piece of the interface on one page, to look at after a change of theme, of Mantine or of a piece. */
export const Route = createFileRoute('/staff/design')({
  staticData: { areas: ['staff-desk'], chrome: 'none' },
  ssr: false,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('staff-desk')('nav.design') }),
  component: DesignPage,
})

function DesignPage() {
  const desk = useT('staff-desk')
  const { roles } = useStaff()
  if (!roles.includes('admin')) return <p>{desk('adminsOnly')}</p>
  return (
    <Suspense>
      <Pieces />
    </Suspense>
  )
}
