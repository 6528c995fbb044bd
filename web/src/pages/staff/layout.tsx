import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { ConsoleFrame } from '../../features/staff/frame/console-frame.tsx'
import { StaffOnly } from '../../features/staff/use-staff.tsx'

/** The frame of the operator's console: around every page under /staff but the one where staff sign in. */
export const Route = createFileRoute('/staff')({
  staticData: { areas: ['staff', 'staff-refunds', 'bill'], chrome: 'none' },
  component: StaffLayout,
})

function StaffLayout() {
  const page = useChildMatches({ select: (matches) => matches.at(-1)?.routeId })
  if (page === '/staff/sign-in') return <Outlet />
  return (
    <StaffOnly>
      <ConsoleFrame>
        <Outlet />
      </ConsoleFrame>
    </StaffOnly>
  )
}
