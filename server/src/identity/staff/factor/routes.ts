import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import type { ClearableLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { recordAct } from '../../audit/acts.ts'
import {
  beginFactor,
  confirmFactor,
  factorRemoved,
  lockFactors,
  proveFactor,
  removeApp,
  viewFactor,
} from './factors.ts'

/** A staff member's own second factor. `codes` limits the tries of an account. */
export function registerFactorRoutes(app: App, ctx: Context, codes: ClearableLimit): void {
  serve(app, ctx, calls['GET /api/staff/factor'], ({ actor }) => viewFactor(ctx.q, actor.id))

  serve(app, ctx, calls['POST /api/staff/factor'], ({ actor }) => beginFactor(ctx, actor))

  serve(app, ctx, calls['POST /api/staff/factor/confirm'], async ({ actor, input: { code } }) => {
    const { id, sessionId } = actor
    if (sessionId === undefined) throw new Refusal('login.required')
    await codes.take(`staff:${id}`)
    const recovery_codes = await confirmFactor(ctx, { id, sessionId }, code)
    await codes.clear(`staff:${id}`)
    await recordAct(ctx, ctx.q, actor, { what: 'staff.factor_added', subject: `staff:${id}` })
    return { recovery_codes }
  })

  serve(app, ctx, calls['POST /api/staff/factor/remove'], async ({ actor, input: { code } }) => {
    await codes.take(`staff:${actor.id}`)
    if (!(await proveFactor(ctx, ctx.q, actor.id, code))) throw new Refusal('staff.wrongCode')
    await inTransaction(ctx.pool, async (q) => {
      await lockFactors(q, actor.id)
      await removeApp(q, actor.id)
      await factorRemoved(q, actor.id)
      await recordAct(ctx, q, actor, { what: 'staff.factor_removed', subject: `staff:${actor.id}` })
    })
    await codes.clear(`staff:${actor.id}`)
    return null
  })
}
