import type { Context } from '../context.ts'
import { activePartners } from './partner.ts'

/**
 * Tells who may frame a page: a golfer's pages every partner at work, from the moment its row says so; the operator's
 * console nobody. While the database cannot be asked the last answer stands.
 */
export function createFrameOrigins(ctx: Pick<Context, 'q' | 'pool' | 'events' | 'config'>) {
  let known: readonly string[] = []
  return async (path: string): Promise<readonly string[] | 'nobody'> => {
    if (path === '/staff' || path.startsWith('/staff/')) return 'nobody'
    try {
      known = [...new Set((await activePartners(ctx)).flatMap(({ frameOrigins }) => frameOrigins))]
    } catch {
      // a page can be shown without the database, and its frame is no secret
    }
    return known
  }
}
