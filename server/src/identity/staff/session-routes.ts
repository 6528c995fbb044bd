import { calls } from '@teeviet/contract/calls'
import { isPermitted } from '@teeviet/contract/may'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { bearerOf, serve } from '#platform/http/serve'
import { endStaffSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createStaffSignInLimits } from './sign-in-limits.ts'

/** Signing in to the console, asking who is signed in, and signing out. */
export function registerStaffSessionRoutes(app: App, ctx: Context): void {
  const limits = createStaffSignInLimits(ctx)

  serve(app, ctx, calls['POST /api/staff/session'], async ({ input: { email, password }, request }) => {
    const attempt = { email, password, address: request.ip }
    const { staff, token, expiresAt } = await signIn(ctx, limits, attempt)
    return { ...accountOnWire(staff), token, expires_at: expiresAt.getTime() }
  })

  serve(app, ctx, calls['GET /api/staff/session'], async ({ actor }) => accountOnWire(actor))

  serve(app, ctx, calls['POST /api/staff/session/end'], async ({ request }) => {
    const token = bearerOf(request)
    if (token) await endStaffSession(ctx, token)
    return null
  })
}

/** A staff member with the calls that their roles permit. */
function accountOnWire({ kind: _, ...account }: Staff) {
  const permitted = Object.entries(calls).filter(([, { may }]) => isPermitted(may, account.roles))
  return { ...account, calls: permitted.map(([name]) => name) }
}
