import { calls } from '@teeviet/contract/calls'
import { changePartner } from '#identity/partners/change-partner'
import { readStaffPartner } from '#identity/partners/staff-partner-on-wire'
import { endPreviousSecret, saveWebhook } from '#identity/webhooks/webhook'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listWebhookEvents, replayEvent, type WebhookEvent } from './event-log.ts'

/** The webhooks of partners in the console: their address, their log, and events that are sent again. */
export function registerPartnerWebhookRoutes(app: App, ctx: Context): void {
  const idOf = async (code: string) => {
    const [partner] = await ctx.q<{ id: number }>`select id from partners where code = ${code}`
    if (!partner) throw new Refusal('request.notFound')
    return partner.id
  }

  serve(
    app,
    ctx,
    calls['POST /api/staff/partners/:code/webhook'],
    async ({ actor, input: { code, url } }) => {
      let secret: string | null = null
      await changePartner(ctx, actor, { code, what: 'webhook_saved' }, async (q, partnerId) => {
        secret = await saveWebhook(ctx, q, { partnerId }, url)
        return url && new URL(url).host
      })
      return { partner: await readStaffPartner(ctx, code), secret }
    },
  )

  serve(
    app,
    ctx,
    calls['POST /api/staff/partners/:code/webhook/end-previous-secret'],
    async ({ actor, input: { code } }) => {
      await changePartner(ctx, actor, { code, what: 'webhook_secret_ended' }, async (q, partnerId) => {
        await endPreviousSecret(q, { partnerId })
        return ''
      })
      return readStaffPartner(ctx, code)
    },
  )

  serve(
    app,
    ctx,
    calls['GET /api/staff/partners/:code/webhook-events'],
    async ({ input: { code, limit, after_id: before } }) =>
      listWebhookEvents(ctx, await idOf(code), { limit, before }),
  )

  serve(
    app,
    ctx,
    calls['POST /api/staff/partners/:code/webhook-events/:id/replay'],
    async ({ actor, input: { code, id } }) => {
      let event: WebhookEvent | undefined
      await changePartner(ctx, actor, { code, what: 'event_replayed' }, async (q, partnerId) => {
        event = await replayEvent(ctx, q, partnerId, id)
        return String(id)
      })
      if (!event) throw new Error('an event was not sent again')
      return event
    },
  )
}
