import { useState } from 'react'
import { type Session, useSession } from './session.ts'

/**
 * The signed-in golfer or, while they log in again, who it was when this place appeared: what they typed in it stays.
 */
export function useLastSession(): Session | null {
  const session = useSession()
  const [last, setLast] = useState(session)
  if (session !== null && session !== last) setLast(session)
  return session ?? last
}
