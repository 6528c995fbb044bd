import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for an event, looking each half second.
 *
 * @throws after `seconds`, naming `what`
 */
export async function until(what: string, seconds: number, isReached: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await isReached().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} s`)
    await sleep(500)
  }
}
