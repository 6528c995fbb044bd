import { calls } from '@teeviet/contract/calls'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { recordAct } from '../../audit/acts.ts'
import { optionsToAdd } from '../../passkeys/options.ts'
import { verifyNewPasskey } from '../../passkeys/verify.ts'
import { hasFreshSignIn } from '../sessions.ts'
import { factorAdded, factorRemoved, hasFactor, lockFactors } from './factors.ts'
import type { PasskeyLimits } from './passkey-limits.ts'
import { mostStaffPasskeys, removeStaffPasskey, staffPasskeys, storeStaffPasskey } from './passkeys.ts'

/** A staff member's own passkeys. */
export function registerStaffPasskeyRoutes(app: App, ctx: Context, { challenges }: PasskeyLimits): void {
  serve(app, ctx, calls['GET /api/staff/passkeys'], async ({ actor }) => {
    const passkeys = await staffPasskeys(ctx.q, actor.id)
    return passkeys.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      created_at: createdAt.getTime(),
      used_at: usedAt?.getTime() ?? null,
    }))
  })

  serve(app, ctx, calls['POST /api/staff/passkeys/begin'], async ({ actor }) => {
    await challenges.take(`staff:${actor.id}`)
    await freshSession(ctx, actor)
    return optionsToAdd(ctx, {
      purpose: `staff-add:${actor.id}`,
      owner: ['staff passkey owner', String(actor.id)],
      name: actor.email,
      displayName: actor.name,
      known: await staffPasskeys(ctx.q, actor.id),
    })
  })

  serve(app, ctx, calls['POST /api/staff/passkeys'], async ({ actor, input: { name, credential } }) => {
    const { id } = actor
    const sessionId = await freshSession(ctx, actor)
    const expected = { purpose: `staff-add:${id}`, refusal: 'staff.passkeyRefused' } as const
    const passkey = await verifyNewPasskey(ctx, expected, credential)
    return inTransaction(ctx.pool, async (q) => {
      await lockFactors(q, id)
      const isFirst = !(await hasFactor(q, id))
      if (!(await storeStaffPasskey({ ...ctx, q }, id, { ...passkey, name }))) {
        const isFull = (await staffPasskeys(q, id)).length >= mostStaffPasskeys
        throw isFull
          ? new Refusal('passkey.tooMany', { max: mostStaffPasskeys })
          : new Refusal('staff.passkeyRefused')
      }
      await recordAct(ctx, q, actor, { what: 'staff.passkey_added', subject: `staff:${id}`, detail: name })
      return { recovery_codes: isFirst ? await factorAdded({ ...ctx, q }, { id, sessionId }) : [] }
    })
  })

  serve(app, ctx, calls['POST /api/staff/passkeys/:id/remove'], async ({ actor, input: { id } }) => {
    await freshSession(ctx, actor)
    await inTransaction(ctx.pool, async (q) => {
      await lockFactors(q, actor.id)
      const name = await removeStaffPasskey(q, actor.id, id)
      if (name === null) throw new Refusal('request.notFound')
      await factorRemoved(q, actor.id)
      const subject = `staff:${actor.id}`
      await recordAct(ctx, q, actor, { what: 'staff.passkey_removed', subject, detail: name })
    })
    return null
  })
}

/**
 * The session, if its sign-in was minutes ago: a passkey lasts longer than a session, and must not be changed at a console
 * that was left open.
 */
async function freshSession(ctx: Context, { sessionId }: Staff): Promise<string> {
  if (sessionId === undefined) throw new Refusal('login.required')
  if (!(await hasFreshSignIn(ctx, sessionId))) throw new Refusal('staff.proofNeeded')
  return sessionId
}
