import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { ConsoleFrame } from '../../features/staff/frame/console-frame.tsx'
import { StaffOnly } from '../../features/staff/use-staff.tsx'

/** The frame of the operator's console: around every page under /staff but those where staff sign in and set their password. */
export const Route = createFileRoute('/staff')({
  staticData: { areas: ['staff', 'staff-golf', 'staff-refunds', 'staff-desk', 'bill'], chrome: 'none' },
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
    </StaffOnly>
  )
}
