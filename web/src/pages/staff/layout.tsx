import { createFileRoute, Outlet, retainSearchParams, useChildMatches } from '@tanstack/react-router'
import { pageSizes } from '@teeviet/contract/rules/limits'
import { ConsoleFrame } from '../../features/staff/frame/console-frame.tsx'
import { SignInAgain } from '../../features/staff/sign-in-again.tsx'
import { StaffOnly } from '../../features/staff/use-staff.tsx'
import { oneOf, searchOf } from '../../search-params.ts'

const search = searchOf({ size: oneOf(...pageSizes) })

/** The frame of the operator's console: around every page under /staff but those where staff sign in and set their password. */
export const Route = createFileRoute('/staff')({
  staticData: { areas: ['staff', 'staff-golf', 'staff-refunds', 'staff-desk', 'bill'], chrome: 'none' },
  validateSearch: search,
  // the size of a page goes along from list to list
  search: { middlewares: [retainSearchParams(['size'])] },
  component: StaffLayout,
})

function StaffLayout() {
  const page = useChildMatches({ select: (matches) => matches.at(-1)?.routeId })
  if (page === '/staff/sign-in' || page === '/staff/set-password') return <Outlet />
  return (
    <StaffOnly>
      <ConsoleFrame>
        <Outlet />
      </ConsoleFrame>
      <SignInAgain />
    </StaffOnly>
  )
}
