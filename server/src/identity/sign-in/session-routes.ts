import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { bearerOf } from '#platform/http/credentials'
import { type Asked, serve } from '#platform/http/serve'
import { sessionOnWire } from '../sessions/session-on-wire.ts'
import { viewSession } from '../sessions/session-view.ts'
import { endOtherSessions, endSession, endSessionElsewhere, listSessions } from '../sessions/sessions.ts'

/** The session of the token, the golfer's other devices, and logging out. */
export function registerSessionRoutes(app: App, ctx: Context): void {
  const detail = calls['GET /api/for_wap/detail']
  const describe = async ({ actor, request }: Pick<Asked<typeof detail>, 'actor' | 'request'>) => {
    const session = await viewSession(ctx, { memberId: actor.id, sessionId: actor.sessionId })
    return sessionOnWire(bearerOf(request) ?? '', session)
  }
  serve(app, ctx, detail, describe)
  serve(app, ctx, calls['GET /api/users/get_detail_user'], describe)

  serve(app, ctx, calls['GET /api/for_wap/list_session'], async ({ actor }) => {
    const sessions = await listSessions(ctx, actor.id)
    return sessions.map(({ id, device, address, createdAt, usedAt, expiresAt }) => ({
      id,
      device,
      address,
      created_at: createdAt.getTime(),
      used_at: usedAt.getTime(),
      expires_at: expiresAt.getTime(),
      is_current: id === actor.sessionId ? 1 : 0,
    }))
  })

  serve(app, ctx, calls['POST /api/for_wap/end_session'], async ({ actor, input: { id } }) => {
    const end = id === actor.sessionId ? endSession : endSessionElsewhere
    if (!(await end(ctx, actor.id, id))) throw new Refusal('request.notFound')
    return null
  })

  serve(app, ctx, calls['POST /api/for_wap/end_other_sessions'], async ({ actor }) => ({
    ended: await endOtherSessions(ctx, actor.id, actor.sessionId),
  }))

  serve(app, ctx, calls['POST /api/for_wap/logout'], async ({ actor, input: { everywhere } }) => {
    if (everywhere) await endOtherSessions(ctx, actor.id, actor.sessionId)
    await endSession(ctx, actor.id, actor.sessionId)
    return null
  })
}
