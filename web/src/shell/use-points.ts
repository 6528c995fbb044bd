import { useEffect } from 'react'
import { useSession } from '#session/session.ts'

/** Follows the points of the signed-in golfer; its code is loaded for them only. */
export function usePoints(): void {
  const token = useSession()?.token
  useEffect(() => {
    if (!token) return
    let stop: (() => void) | undefined
    let isGone = false
    import('#account/profile/follow-points.ts').then(
      ({ followPoints }) => {
        if (!isGone) stop = followPoints()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [token])
}
