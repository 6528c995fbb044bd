import { webhookEventDays } from '@teeviet/contract/rules/limits'
import type { Context } from '#platform/context/context'

/** Deletes the events of webhooks whose delivery ended a month ago. */
export async function cleanUpEvents({ q, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - webhookEventDays * 86_400_000)
  await q`delete from webhook_events where coalesce(delivered_at, failed_at) < ${before}`
}
