import type { Call } from '@teeviet/contract/call'
import { calls } from '@teeviet/contract/calls'
import { isOfWholeOperation, isPermitted, permissionsOf } from '@teeviet/contract/may'
import { factorPermissions } from '@teeviet/contract/rules/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { isLimited } from '#platform/context/own-courses'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { clearStaffCookie, setStaffCookie, staffTokenOf } from '#platform/http/credentials'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { optionsToLogIn } from '../passkeys/options.ts'
import { createPasskeyLimits } from './factor/passkey-limits.ts'
import { registerStaffPasskeyRoutes } from './factor/passkey-routes.ts'
import { registerFactorRoutes } from './factor/routes.ts'
import { readNotices, saveNotices } from './notices.ts'
import { registerStaffPushRoutes } from './push/routes.ts'
import { endOtherStaffSessions, endStaffSession, endStaffSessionById, staffSessions } from './sessions.ts'
import { type AllSignInLimits, type SignedIn, signIn, signInWithPasskey } from './sign-in.ts'
import { createStaffSignInLimits } from './sign-in-limits.ts'

/** Signing in to the console, asking who is signed in and where, and signing out. */
export function registerStaffSessionRoutes(app: App, ctx: Context): void {
  const limits: AllSignInLimits = {
    signIns: createStaffSignInLimits(ctx),
    codes: createLimit(ctx.pool, {
      name: 'staff-codes',
      points: ctx.config.rules.staffCodesPerAccountPerHour,
      seconds: 60 * 60,
    }),
    passkeys: createPasskeyLimits(ctx),
  }
  registerFactorRoutes(app, ctx, limits.codes)
  registerStaffPasskeyRoutes(app, ctx, limits.passkeys)
  registerStaffPushRoutes(app, ctx)

  serve(app, ctx, calls['POST /api/staff/session'], async ({ input, request, reply }) => {
    const { email, password, code, credential } = input
    const attempt = { email, password, code, credential, ...browserOf(request) }
    return enter(ctx, await signIn(ctx, limits, attempt), request, reply)
  })

  serve(app, ctx, calls['POST /api/staff/session/begin-passkey'], async ({ request }) => {
    await limits.passkeys.challenges.take(request.ip)
    return optionsToLogIn(ctx, 'staff-log-in')
  })

  serve(
    app,
    ctx,
    calls['POST /api/staff/session/passkey'],
    async ({ input: { credential }, request, reply }) => {
      const signedIn = await signInWithPasskey(ctx, limits, { credential, ...browserOf(request) })
      return enter(ctx, signedIn, request, reply)
    },
  )

  serve(app, ctx, calls['GET /api/staff/session'], async ({ actor }) => accountOnWire(actor))

  serve(app, ctx, calls['GET /api/staff/notices'], ({ actor }) => readNotices(ctx.q, actor.id))

  serve(app, ctx, calls['POST /api/staff/notices'], ({ actor, input }) => saveNotices(ctx.q, actor.id, input))

  serve(app, ctx, calls['POST /api/staff/session/end'], async ({ request, reply }) => {
    const token = staffTokenOf(request)
    if (token) await endStaffSession(ctx, token)
    clearStaffCookie(ctx.config, reply)
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

  serve(app, ctx, calls['POST /api/staff/sessions/end-others'], async ({ actor: { id, sessionId } }) => ({
    ended:
      sessionId === undefined
        ? 0
        : await inTransaction(ctx.pool, (q) => endOtherStaffSessions({ ...ctx, q }, id, sessionId)),
  }))
}

function browserOf({ ip, headers }: FastifyRequest): { address: string; device: string } {
  return { address: ip, device: headers['user-agent'] ?? '' }
}

/** Gives the browser its new session in the place of the one that it had: one account at a time is signed in. */
async function enter(
  ctx: Context,
  { staff, token, expiresAt }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const replaced = staffTokenOf(request)
  if (replaced) await endStaffSession(ctx, replaced)
  setStaffCookie(ctx.config, reply, token)
  return { ...accountOnWire(staff), expires_at: expiresAt.getTime() }
}

/** A staff member with the calls that their permissions and courses admit. */
function accountOnWire(staff: Staff) {
  const { id, email, name, roles, permissions, lacksFactor = false } = staff
  const lacks_factor: 0 | 1 = lacksFactor ? 1 : 0
  const account = { id, email, name, roles, lacks_factor }
  const permitted = Object.entries<Call>(calls).filter(
    ([, { may }]) =>
      isPermitted(may, permissions) &&
      !(isLimited(staff) && isOfWholeOperation(may)) &&
      !(lacksFactor && permissionsOf(may).some((name) => factorPermissions.has(name))),
  )
  return { ...account, calls: permitted.map(([name]) => name) }
}
