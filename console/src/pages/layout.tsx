import { createFileRoute, Outlet, retainSearchParams, useChildMatches } from '@tanstack/react-router'
import { oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { pageSizes } from '@teeviet/contract/rules/limits'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { Permitted } from '../session/permitted.tsx'
import { StaffOnly } from '../session/use-staff.tsx'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'

const search = searchOf({ size: oneOf(...pageSizes) })

/**
 * The frame of the console: around every page but those where staff sign in and set their password, and where a club
 * answers by its link.
 */
export const Route = createFileRoute('/staff')({
  validateSearch: search,
  // the size of a page goes along from list to list
  search: { middlewares: [retainSearchParams(['size'])] },
  component: StaffLayout,
})

const withoutSignIn: ReadonlySet<string> = new Set([
  '/staff/sign-in',
  '/staff/set-password',
  '/staff/club/$key',
])

function StaffLayout() {
  const page = useChildMatches({ select: (matches) => matches.at(-1)?.routeId })
  if (page !== undefined && withoutSignIn.has(page)) return <Outlet />
  return (
    <StaffOnly>
      <ConsoleFrame>
        <Permitted>
          <Outlet />
        </Permitted>
      </ConsoleFrame>
      <SignInAgain />
    </StaffOnly>
  )
}
