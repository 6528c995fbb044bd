import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../../context/refusal.ts'
import type { App } from '../app.ts'
import { networkOf } from '../network-of.ts'
import { isOwnCall } from '../own-call.ts'
import { openSharedCounts, type SharedCounts } from './shared-counts.ts'

type Kind = 'call' | 'page' | 'picture'

const pictureRoutes = new Set(['/pictures/*', '/uploads/:name'])
const pageRoutes = new Set([
  '/*',
  '/staff',
  '/staff/*',
  '/sitemap.xml',
  '/tin-tuc/rss.xml',
  '/.well-known/security.txt',
])

/** The cost of a request; null for unlimited ones: files of the build, which are small, and health probes. */
function kindOf({ url, routeOptions }: FastifyRequest): Kind | null {
  if (url.startsWith('/api/')) return 'call'
  if (pictureRoutes.has(routeOptions.url ?? '')) return 'picture'
  return pageRoutes.has(routeOptions.url ?? '') ? 'page' : null
}

/**
 * Limits the requests of one address (with its network) per minute on all servers together: calls, pages and pictures
 * have separate budgets.
 * Calls made by a page while it is rendered in this process do not count. Beyond a budget: `request.tooMany` (429).
 */
export async function registerAddressBudgets(app: App, ctx: Context): Promise<void> {
  const { rules } = ctx.config
  const counts = openSharedCounts(ctx)
  app.addHook('onClose', async () => counts.close())
  const budgets: Readonly<Record<Kind, number>> = {
    call: rules.requestsPerAddressPerMinute,
    page: rules.pagesPerAddressPerMinute,
    picture: rules.picturesPerAddressPerMinute,
  }
  await app.register(rateLimit, {
    max: (request) => budgets[kindOf(request) ?? 'call'],
    timeWindow: 60_000,
    store: storeOf(counts),
    keyGenerator: (request) => `${kindOf(request)} ${networkOf(request.ip)}`,
    allowList: (request) => kindOf(request) === null || isOwnCall(request),
    errorResponseBuilder: (_request, limit) =>
      new Refusal('request.tooMany', { n: Math.ceil(limit.ttl / 1000) }),
  })
}

/** The counts as the library wants them: a class that it makes itself. */
function storeOf(counts: SharedCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(key: string, done: (error: Error | null, count?: { current: number; ttl: number }) => void) {
      done(null, counts.add(key))
    }
    child() {
      return this
    }
  }
}
