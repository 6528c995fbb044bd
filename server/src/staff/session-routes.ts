import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { bearerOf, serve } from '../http/serve.ts'
import { endStaffSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createStaffSignInLimits } from './sign-in-limits.ts'

/** Signing in to the console, asking who is signed in, and signing out. */
export function registerStaffSessionRoutes(app: App, ctx: Context): void {
  const limits = createStaffSignInLimits(ctx)

  serve(app, ctx, calls['POST /api/staff/session'], async ({ input: { email, password }, request }) => {
    const attempt = { email, password, address: request.ip }
    const { staff, token, expiresAt } = await signIn(ctx, limits, attempt)
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
