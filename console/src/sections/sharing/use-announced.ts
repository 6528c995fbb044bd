import { useEffect } from 'react'
import { announceOpened } from '../../session/presence.ts'
import { useStaff } from '../../session/use-staff.tsx'

/** Rows passed over by key are not announced. */
const settleMs = 500

/** Announces to colleagues that a booking is open here, until the panel closes. */
export function useAnnounced(bookingId: number | undefined): void {
  const { id, login } = useStaff()
  useEffect(() => {
    if (bookingId === undefined) return
    let isAnnounced = false
    const timer = setTimeout(() => {
      isAnnounced = true
      announceOpened({ id, login }, bookingId)
    }, settleMs)
    return () => {
      clearTimeout(timer)
      if (isAnnounced) announceOpened({ id, login }, null)
    }
  }, [bookingId, id, login])
}
