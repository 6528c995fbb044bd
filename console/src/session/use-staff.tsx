import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect } from 'react'
import { adoptStaffSession } from './staff-call.ts'
import { type StaffSession, useStaffSession } from './staff-session.ts'

/** The signed-in staff member; null on the pages before the sign-in. */
export const StaffContext = createContext<StaffSession | null>(null)

/**
 * What only signed-in staff see; a new tab takes over the browser's session. Everybody else is sent to the sign-in page, from where they come back to where they
 * wanted to go.
 */
export function StaffOnly({ children }: { children: ReactNode }) {
  const session = useStaffSession()
  const router = useRouter()
  useEffect(() => {
    if (session) return
    let isGone = false
    adoptStaffSession().then((isAdopted) => {
      if (isAdopted || isGone) return
      router.navigate({ to: '/staff/sign-in', search: { next: router.state.location.href }, replace: true })
    })
    return () => {
      isGone = true
    }
  }, [session, router])
  if (!session) return null
  // the open pages and input of one person must not reach the next one
  return (
    <StaffContext key={session.id} value={session}>
      {children}
    </StaffContext>
  )
}

/** The staff member signed in; only inside the console. */
export function useStaff(): StaffSession {
  const session = use(StaffContext)
  if (!session) throw new Error('Only inside the console')
  return session
}
