import { Refusal } from '../../context/refusal.ts'

/**
 * Limits the number of concurrent tasks; the next one is refused instead of queued, so that a rush of requests neither
 * fills the memory nor delays earlier visitors.
 *
 * @throws Refusal `server.unavailable` (503) when all are taken
 */
export function createConcurrencyCap(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0
  return async (work) => {
    if (underWay >= most) throw new Refusal('server.unavailable')
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
}
