import type { webhookEvent } from '@teeviet/contract/entities/systems/webhook'
import type { z } from 'zod'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'

export type WebhookEvent = z.output<typeof webhookEvent>

type Row = {
  id: number
  type: string
  at: Date
  bookingId: number
  code: string
  attempts: number
  answer: string | null
  nextAttemptAt: Date
  deliveredAt: Date | null
  failedAt: Date | null
}

/** The events of a partner's webhook, those before an id, the newest first. */
export async function listWebhookEvents(
  { q }: Pick<Context, 'q'>,
  partnerId: number,
  { limit, before = Number.MAX_SAFE_INTEGER }: { limit: number; before?: number | undefined },
): Promise<WebhookEvent[]> {
  const ids = await q<{ id: number }>`
    select id from webhook_events where partner_id = ${partnerId} and id < ${before} order by id desc limit ${limit}`
  return readEvents(q, ids)
}

/** The events of a partner's webhook behind an id, the oldest first. */
export async function listEventsAfter(
  { q }: Pick<Context, 'q'>,
  partnerId: number,
  { limit, after }: { limit: number; after: number },
): Promise<WebhookEvent[]> {
  const ids = await q<{ id: number }>`
    select id from webhook_events where partner_id = ${partnerId} and id > ${after} order by id limit ${limit}`
  return (await readEvents(q, ids)).toReversed()
}

/** The newest first. */
async function readEvents(q: Query, found: readonly { id: number }[]): Promise<WebhookEvent[]> {
  const rows = await q<Row>`
    select e.id, e.type, e.at, e.booking_id as "bookingId", b.code, e.attempts, e.answer,
      e.next_attempt_at as "nextAttemptAt", e.delivered_at as "deliveredAt", e.failed_at as "failedAt"
    from webhook_events e join bookings b on b.id = e.booking_id
    where e.id = any (${found.map(({ id }) => id)}::bigint[]) order by e.id desc`
  return rows.map(({ at, bookingId, code, nextAttemptAt, deliveredAt, failedAt, ...row }) => ({
    ...row,
    at: at.getTime(),
    booking_id: bookingId,
    general_bill_code: code,
    state: deliveredAt ? 'delivered' : failedAt ? 'given_up' : 'waiting',
    state_at: (deliveredAt ?? failedAt ?? nextAttemptAt).getTime(),
  }))
}

/**
 * Lets an event be sent again at once, with its id; its attempts are counted anew. One that is being sent at this
 * moment may arrive twice, as every event may.
 * @returns the event as it is then
 * @throws Refusal `request.notFound`, also for an event of another partner
 */
export async function replayEvent(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  partnerId: number,
  id: number,
): Promise<WebhookEvent> {
  const replayed = await q`
    update webhook_events
    set attempts = 0, next_attempt_at = ${clock.now()}, delivered_at = null, failed_at = null, answer = null
    where id = ${id} and partner_id = ${partnerId} returning 1`
  if (replayed.length === 0) throw new Refusal('request.notFound')
  await notify(q, 'webhook-events', {})
  const [event] = await readEvents(q, [{ id }])
  if (!event) throw new Error('the event was not found again')
  return event
}
