import { calls } from '@teeviet/contract/calls'
import { recordPartnerEvent } from '#identity/partners/events'
import type { PartnerSystem } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { listEventsAfter, replayEvent } from './event-log.ts'
import { listPartnerBookings, readPartnerBooking } from './partner-booking.ts'

/** The calls of partners' systems, by their keys. */
export function registerPartnerApiRoutes(app: App, ctx: Context): void {
  const callsOfKey = createLimit(ctx.pool, {
    name: 'partner-calls',
    points: ctx.config.rules.partnerCallsPerKeyPerMinute,
    seconds: 60,
  })
  const count = ({ keyId }: PartnerSystem) => callsOfKey.take(`key-${keyId}`)

  serve(app, ctx, calls['GET /api/partner/bookings'], async ({ actor, input: { limit, after_id } }) => {
    await count(actor)
    return listPartnerBookings(ctx, actor.id, { after: after_id ?? 0, limit })
  })

  serve(app, ctx, calls['GET /api/partner/bookings/:id'], async ({ actor, input: { id } }) => {
    await count(actor)
    const booking = await readPartnerBooking(ctx, actor.id, id)
    if (!booking) throw new Refusal('booking.notFound')
    return booking
  })

  serve(app, ctx, calls['GET /api/partner/events'], async ({ actor, input: { limit, after_id } }) => {
    await count(actor)
    return listEventsAfter(ctx, actor.id, { after: after_id ?? 0, limit })
  })

  serve(app, ctx, calls['POST /api/partner/events/:id/replay'], async ({ actor, input: { id } }) => {
    await count(actor)
    return inTransaction(ctx.pool, async (q) => {
      const event = await replayEvent(ctx, q, actor.id, id)
      await recordPartnerEvent(ctx, q, { partnerId: actor.id, what: 'event_replayed', detail: String(id) })
      return event
    })
  })
}
