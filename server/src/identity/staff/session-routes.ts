import { calls } from '@teeviet/contract/calls'
import { isPermitted } from '@teeviet/contract/may'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { bearerOf, serve } from '#platform/http/serve'
import { endOtherStaffSessions, endStaffSession, endStaffSessionById, staffSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createStaffSignInLimits } from './sign-in-limits.ts'

/** Signing in to the console, asking who is signed in and where, and signing out. */
export function registerStaffSessionRoutes(app: App, ctx: Context): void {
  const limits = createStaffSignInLimits(ctx)

  serve(app, ctx, calls['POST /api/staff/session'], async ({ input: { email, password }, request }) => {
    const device = request.headers['user-agent'] ?? ''
    const attempt = { email, password, address: request.ip, device }
    const { staff, token, expiresAt } = await signIn(ctx, limits, attempt)
    return { ...accountOnWire(staff), token, expires_at: expiresAt.getTime() }
  })

  serve(app, ctx, calls['GET /api/staff/session'], async ({ actor }) => accountOnWire(actor))

  serve(app, ctx, calls['POST /api/staff/session/end'], async ({ request }) => {
    const token = bearerOf(request)
    if (token) await endStaffSession(ctx, token)
    return null
  })

  serve(app, ctx, calls['GET /api/staff/sessions'], async ({ actor }) => {
    const sessions = await staffSessions(ctx, actor.id)
    return sessions.map(({ id, device, address, createdAt, usedAt }) => ({
      id,
      device,
      address,
      created_at: createdAt.getTime(),
      used_at: usedAt.getTime(),
      is_current: id === actor.sessionId ? 1 : 0,
    }))
  })

  serve(app, ctx, calls['POST /api/staff/sessions/:id/end'], async ({ actor, input: { id } }) => {
    if (!(await endStaffSessionById(ctx, actor.id, id))) throw new Refusal('request.notFound')
    return null
  })

  serve(app, ctx, calls['POST /api/staff/sessions/end-others'], async ({ actor }) => ({
    ended: actor.sessionId === undefined ? 0 : await endOtherStaffSessions(ctx, actor.id, actor.sessionId),
  }))
}

/** A staff member with the calls that their roles permit. */
function accountOnWire({ id, email, name, roles }: Staff) {
  const account = { id, email, name, roles }
  const permitted = Object.entries(calls).filter(([, { may }]) => isPermitted(may, account.roles))
  return { ...account, calls: permitted.map(([name]) => name) }
}
