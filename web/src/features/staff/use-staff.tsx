import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { type StaffSession, useStaffSession } from './staff-session.ts'

const StaffContext = createContext<StaffSession | null>(null)
const never = () => () => {}

/**
 * What only signed-in staff see. Everybody else is sent to the sign-in page, from where they come back to where they
 * wanted to go; one whose session ended on the way reads so there.
 */
export function StaffOnly({ children }: { children: ReactNode }) {
  const session = useStaffSession()
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const wasIn = useRef(false)
  const router = useRouter()
  useEffect(() => {
    if (session) wasIn.current = true
    if (session || !alive) return
    const ended = wasIn.current ? { ended: 1 as const } : {}
    router.navigate({
      to: '/staff/sign-in',
      search: { next: router.state.location.href, ...ended },
      replace: true,
    })
  }, [session, alive, router])
  return session ? <StaffContext value={session}>{children}</StaffContext> : null
}

/** The staff member signed in; only inside the console. */
export function useStaff(): StaffSession {
  const session = use(StaffContext)
  if (!session) throw new Error('Only inside the console')
  return session
}
