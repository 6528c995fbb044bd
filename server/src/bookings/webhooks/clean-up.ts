import { webhookEventDays } from '@teeviet/contract/rules/limits'
import { deleteOverdueSecrets } from '#identity/webhooks/webhook'
import type { Context } from '#platform/context/context'

/** Deletes the events of webhooks whose delivery ended a month ago, and previous secrets that are no longer valid. */
export async function cleanUpEvents({ q, clock }: Context): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - webhookEventDays * 86_400_000)
  await q`delete from webhook_events where coalesce(delivered_at, failed_at) < ${before}`
  await deleteOverdueSecrets(q, now)
}
