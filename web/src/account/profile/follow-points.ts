import { pointsPollMs } from '@teeviet/contract/rules/limits'
import { answerOf } from '#api/client/call.ts'
import { FailedCall } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'
import { readSession, updateSession } from '#session/session.ts'

let following: { stop(): void } | null = null

/**
 * Keeps the golfer's points up to date: asks now and every 20 seconds, as long as the page is looked at, until the
 * server answers with anything but 0. A lost connection is no answer. Gives the way to stop.
 */
export function followPoints(): () => void {
  following?.stop()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const mine = {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
  following = mine
  const look = async () => {
    const goesOn = document.visibilityState === 'hidden' || (await refreshPoints())
    if (goesOn && !isStopped) timer = setTimeout(look, pointsPollMs)
  }
  look()
  return mine.stop
}

/** Starts asking again after the golfer changed their profile, also when the server had said no before. */
export function followPointsAnew(): void {
  if (readSession()) followPoints()
}

/** Gives whether to go on asking. */
async function refreshPoints(): Promise<boolean> {
  const asker = readSession()
  if (asker === null) return false
  try {
    const { error_code, data } = await answerOf(api.wallet.points, {}, { quiet: true, silent: true })
    if (error_code !== 0) return false
    if (data && readSession()?.vga === asker.vga) updateSession({ point_wallet: data.point })
    return true
  } catch (error) {
    return error instanceof FailedCall && error.code === 0
  }
}
