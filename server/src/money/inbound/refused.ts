import { createHash } from 'node:crypto'
import type { Context } from '#platform/context/context'

/** A notification about money that was not believed. */
type Refused = { provider: string; reason: string; body: string; now: Date }

const keptMs = 90 * 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/**
 * Keeps that a notification was not believed, and why; of its body only the digest. Anybody may send one: beyond
 * `REFUSED_NOTIFICATIONS_PER_HOUR` of a provider none is kept or logged.
 */
export async function noteRefused(ctx: Context, { provider, reason, body, now }: Refused): Promise<void> {
  const most = ctx.config.rules.refusedNotificationsPerHour
  const digest = createHash('sha256').update(body).digest()
  const since = new Date(now.getTime() - hourMs)
  const kept = await ctx.q<{ id: number }>`
    insert into refused_notifications (provider, reason, body_sha256, received_at)
    select ${provider}, ${reason}, ${digest}, ${now}
    where (
      select count(*) from (
        select from refused_notifications where provider = ${provider} and received_at > ${since} limit ${most}) recent
    ) < ${most}
    returning id`
  if (kept.length > 0) ctx.log.warn({ provider, reason }, 'a notification failed verification')
}

/** Removes notifications that were not believed and are 90 days old. */
export async function cleanUpRefused({ q, clock }: Pick<Context, 'q' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs)
  await q`delete from refused_notifications where received_at < ${before}`
}
