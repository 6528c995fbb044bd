import { calls } from '@teeviet/contract/calls'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { pushOfSession, removePushOfSessions, storePush } from '#platform/notifications/push/subscriptions'

/** Longer than a session of the console, which lasts hours: the person on duty is alarmed at night too. */
const keptMs = 30 * 24 * 3_600_000

/** Push messages in the browser of a staff member. */
export function registerStaffPushRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/push'], async ({ actor }) => pushOf(ctx, actor))

  serve(app, ctx, calls['POST /api/staff/push'], async ({ actor, input: keys, request }) => {
    const { push } = ctx.gateways
    const { id: staffId, sessionId: id } = actor
    if (push === null || id === undefined) throw new Refusal('message.pushOff')
    if (!push.accepts(keys)) throw new Refusal('message.pushUnknown')
    const device = request.headers['user-agent'] ?? ''
    const endsAt = new Date(ctx.clock.now().getTime() + keptMs)
    const session = { id, device, endsAt }
    await inTransaction(ctx.pool, (q) => storePush(ctx, q, { owner: { staffId }, keys, session }))
    return pushOf(ctx, actor)
  })

  serve(app, ctx, calls['POST /api/staff/push/remove'], async ({ actor }) => {
    if (actor.sessionId !== undefined) await removePushOfSessions(ctx.q, [actor.sessionId])
    return pushOf(ctx, actor)
  })
}

async function pushOf({ q, gateways }: Context, { sessionId }: Staff) {
  return {
    push_key: gateways.push?.publicKey ?? null,
    push_endpoint: sessionId === undefined ? null : await pushOfSession(q, sessionId),
  }
}
