import { calls } from '@teeviet/contract/calls'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import type { SignInLimits } from '../captcha/limits.ts'
import { deviceOf, setDeviceCookie } from '../devices/known-devices.ts'
import { knownMerchant } from '../partners/partner.ts'
import { optionsToAdd, optionsToLogIn } from '../passkeys/options.ts'
import { mostPasskeys, passkeysOf, removePasskey, storePasskey } from '../passkeys/passkeys.ts'
import { verifyNewPasskey } from '../passkeys/verify.ts'
import { sessionOnWire } from '../sessions/session-on-wire.ts'
import { hasLoginProof, ownEntry } from '../sessions/sessions.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'

/** Logging in by passkey, and a golfer's own passkeys. */
export function registerPasskeyRoutes(app: App, ctx: Context, limits: SignInLimits): void {
  serve(app, ctx, calls['POST /api/for_wap/get_passkey_login'], async ({ request }) => {
    await limits.passkeyChallenges.take(request.ip)
    return optionsToLogIn(ctx, 'log-in')
  })

  serve(
    app,
    ctx,
    calls['POST /api/for_wap/login_with_passkey'],
    async ({ input: { credential, merchant }, lang, request, reply }) => {
      await limits.logInsOfAddress.take(request.ip)
      const { session, token, device } = await logInWithPasskey(ctx, {
        credential,
        entry: ownEntry(await knownMerchant(ctx, merchant)),
        userAgent: request.headers['user-agent'] ?? '',
        address: request.ip,
        device: deviceOf(request),
        lang,
      })
      setDeviceCookie(ctx, reply, device)
      return sessionOnWire(token, session)
    },
  )

  serve(app, ctx, calls['POST /api/for_wap/get_passkey'], async ({ actor }) => {
    await limits.passkeyChallenges.take(`member:${actor.id}`)
    await requireProof(ctx, actor)
    return optionsToAdd(ctx, {
      purpose: `add:${actor.id}`,
      owner: ['passkey owner', String(actor.id)],
      name: actor.phone,
      displayName: actor.fullname || actor.phone,
      known: await passkeysOf(ctx.q, actor.id),
    })
  })

  serve(
    app,
    ctx,
    calls['POST /api/for_wap/add_passkey'],
    async ({ actor, input: { credential }, request }) => {
      await requireProof(ctx, actor)
      const expected = { purpose: `add:${actor.id}`, refusal: 'passkey.refused' } as const
      const passkey = await verifyNewPasskey(ctx, expected, credential)
      const device = request.headers['user-agent'] ?? ''
      if (await storePasskey(ctx, actor.id, { ...passkey, device })) return null
      const isFull = (await passkeysOf(ctx.q, actor.id)).length >= mostPasskeys
      throw isFull ? new Refusal('passkey.tooMany', { max: mostPasskeys }) : new Refusal('passkey.refused')
    },
  )

  serve(app, ctx, calls['GET /api/for_wap/list_passkey'], async ({ actor }) => {
    const passkeys = await passkeysOf(ctx.q, actor.id)
    return passkeys.map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      created_at: createdAt.getTime(),
      used_at: usedAt?.getTime() ?? null,
    }))
  })

  serve(app, ctx, calls['POST /api/for_wap/remove_passkey'], async ({ actor, input: { id } }) => {
    if (!(await removePasskey(ctx.q, actor.id, id))) throw new Refusal('request.notFound')
    return null
  })
}

/** A passkey lasts longer than a session: a stolen token must not be enough to add one. */
async function requireProof(ctx: Context, { sessionId }: Member): Promise<void> {
  if (!(await hasLoginProof(ctx, ctx.q, sessionId))) throw new Refusal('passkey.proofNeeded')
}
