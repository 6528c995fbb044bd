import type { Call } from '@teeviet/contract/call'
import * as content from '@teeviet/contract/calls/content'
import * as courses from '@teeviet/contract/calls/courses'
import * as prices from '@teeviet/contract/calls/prices'
import * as reviews from '@teeviet/contract/calls/reviews'
import * as serviceRecord from '@teeviet/contract/calls/service-record'
import * as teeTimes from '@teeviet/contract/calls/tee-times'
import { callerOf } from '@teeviet/contract/may'
import type { FastifyRequest } from 'fastify'
import { isOwnCall } from '../own-call.ts'

/** What a request is for, from what is served first when the server has too much to do to what is refused first. */
export const importances = ['booking', 'console', 'read', 'page', 'picture'] as const
export type Importance = (typeof importances)[number]

declare module 'fastify' {
  interface FastifyContextConfig {
    importance?: Importance
    /** The answer stays open after it has begun. */
    isStream?: boolean
  }
}

const reading = new Set<unknown>(
  [content, courses, prices, reviews, serviceRecord, teeTimes].flatMap((module) => Object.values(module)),
)

/** Looking around is less important than what belongs to a booking: signing in, requesting, paying, its bill. */
export function importanceOfCall(call: Call): Importance {
  const caller = callerOf(call.may)
  if (caller === 'staff' || call.path.startsWith('/api/staff/')) return 'console'
  return caller === 'visitor' && reading.has(call) ? 'read' : 'booking'
}

const unlimitedRoutes = new Set(['/healthz', '/readyz', '/metrics'])
const pictureRoutes = new Set(['/pictures/*', '/uploads/:name'])

/** Null for what never waits: probes, and the calls that a page makes in this process while it is rendered. */
export function importanceOf(request: FastifyRequest): Importance | null {
  const { config, url = '' } = request.routeOptions
  if (isOwnCall(request) || unlimitedRoutes.has(url)) return null
  if (config.importance) return config.importance
  if (request.url.startsWith('/api/')) return 'read'
  return pictureRoutes.has(url) ? 'picture' : 'page'
}
