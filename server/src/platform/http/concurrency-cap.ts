import { Refusal } from '../context/refusal.ts'

/**
 * Lets at most so many pieces of work run at once; the next one is refused instead of queued, so that a rush keeps
 * neither memory nor the visitors before it waiting.
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
