import { calls } from '@teeviet/contract/calls'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { chooseChannel, readChannels } from '#platform/notifications/push/channels'
import { pushOfSession, removePushOfSessions, storePush } from '#platform/notifications/push/subscriptions'
import { receivePush } from '#platform/notifications/send/receive-push'
import { endOfSession } from '../sessions/sessions.ts'
import { proveEmail, removeEmail, sendEmailCode } from './own-email.ts'

/** By which channel the golfer gets messages, and push messages in the golfer's browser. */
export function registerMessageRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/for_wap/message_settings'], async ({ actor }) => settingsOf(ctx, actor))

  serve(
    app,
    ctx,
    calls['POST /api/for_wap/set_message_channel'],
    async ({ actor, input: { topic, channel } }) => {
      const isChosen = await chooseChannel(ctx, ctx.q, { phone: actor.phone, topic, channel })
      if (!isChosen) throw new Refusal('message.channelUnavailable')
      return settingsOf(ctx, actor)
    },
  )

  serve(app, ctx, calls['POST /api/for_wap/add_push'], async ({ actor, input: keys, request }) => {
    const { push } = ctx.gateways
    if (push === null) throw new Refusal('message.pushOff')
    if (!push.accepts(keys)) throw new Refusal('message.pushUnknown')
    const { phone, sessionId: id } = actor
    const device = request.headers['user-agent'] ?? ''
    await inTransaction(ctx.pool, async (q) => {
      const session = { id, device, endsAt: await endOfSession(q, id) }
      await storePush(ctx, q, { owner: { phone }, keys, session })
    })
    return settingsOf(ctx, actor)
  })

  serve(app, ctx, calls['POST /api/for_wap/remove_push'], async ({ actor }) => {
    await removePushOfSessions(ctx.q, [actor.sessionId])
    return settingsOf(ctx, actor)
  })

  serve(app, ctx, calls['POST /api/for_wap/get_email_code'], async ({ actor, input: { email }, lang }) => ({
    time: (await sendEmailCode(ctx, actor, { email, lang })).seconds,
  }))

  serve(app, ctx, calls['POST /api/for_wap/set_email'], async ({ actor, input: { email, code } }) => {
    await proveEmail(ctx, actor, { email, code })
    return settingsOf(ctx, actor)
  })

  serve(app, ctx, calls['POST /api/for_wap/remove_email'], async ({ actor }) => {
    await removeEmail(ctx, actor)
    return settingsOf(ctx, actor)
  })

  serve(app, ctx, calls['POST /api/for_wap/confirm_push'], async ({ input: { receipt } }) => {
    await receivePush(ctx, receipt)
    return null
  })
}

async function settingsOf(ctx: Context, { phone, sessionId }: Member) {
  return {
    ...(await readChannels(ctx, ctx.q, phone)),
    push_key: ctx.gateways.push?.publicKey ?? null,
    push_endpoint: await pushOfSession(ctx.q, sessionId),
  }
}
