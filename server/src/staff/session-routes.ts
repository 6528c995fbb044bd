import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { createLimit } from '../http/limit.ts'
import { bearerOf, serve } from '../http/serve.ts'
import { endStaffSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

/** Signing in to the console, asking who is signed in, and signing out. */
export function registerStaffSessionRoutes(app: App, ctx: Context): void {
  const triesOfAddress = createLimit(ctx.pool, {
    name: 'staff-sign-ins',
    points: ctx.config.rules.staffSignInsPerAddressPerHour,
    seconds: 60 * 60,
  })

  serve(app, ctx, calls['POST /api/staff/session'], async ({ input: { email, password }, request }) => {
    const { staff, token, expiresAt } = await signIn(ctx, triesOfAddress, {
      email,
      password,
      address: request.ip,
    })
    const { kind: _, ...account } = staff
    return { ...account, token, expires_at: expiresAt.getTime() }
  })

  serve(app, ctx, calls['GET /api/staff/session'], async ({ actor: { kind: _, ...account } }) => account)

  serve(app, ctx, calls['POST /api/staff/session/end'], async ({ request }) => {
    const token = bearerOf(request)
    if (token) await endStaffSession(ctx, token)
    return null
  })
}
