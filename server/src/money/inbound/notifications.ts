import type { Query } from '#platform/database/sql'

/** A notification about money, verbatim; `eventId` is the provider's own id for it. */
export type Notification = {
  provider: string
  eventId: string
  body: string
  now: Date
  /** Nothing is left to do about it. */
  isHandled?: boolean
  /** The administrator who typed it, for a line of the bank's statement. */
  staffId?: number
}

/**
 * Stores a notification, once.
 *
 * @returns its number; null for one that was stored before
 */
export async function storeNotification(
  q: Query,
  { provider, eventId, body, now, isHandled = false, staffId }: Notification,
): Promise<number | null> {
  const [stored] = await q<{ id: number }>`
    insert into inbound_notifications (provider, provider_event_id, body, received_at, handled_at, told_by_staff)
    values (${provider}, ${eventId}, ${body}, ${now}, ${isHandled ? now : null}, ${staffId ?? null})
    on conflict on constraint notification_is_applied_once do nothing returning id`
  return stored?.id ?? null
}

/** The number of a notification that was stored; null when it was not. */
export async function findNotification(
  q: Query,
  { provider, eventId }: Pick<Notification, 'provider' | 'eventId'>,
): Promise<number | null> {
  const [stored] = await q<{ id: number }>`
    select id from inbound_notifications where provider = ${provider} and provider_event_id = ${eventId}`
  return stored?.id ?? null
}

/** Claims a notification for applying it; false when that was done before. */
export async function claimNotification(q: Query, id: number, now: Date): Promise<boolean> {
  const claimed = await q<{ id: number }>`
    update inbound_notifications set handled_at = ${now} where id = ${id} and handled_at is null
    returning id`
  return claimed.length > 0
}

/** Records that a notification is a duplicate of a receipt, so that either finds the other. */
export async function noteRepeat(q: Query, notificationId: number, receiptId: number): Promise<void> {
  await q`update inbound_notifications set repeats_receipt_id = ${receiptId} where id = ${notificationId}`
}

/** Of how many notifications the providers' last ones are looked for. */
const recent = 5_000

/** When each provider last sent a notification, among the recent ones; not the lines that staff entered themselves. */
export function lastNotifications(q: Query): Promise<{ provider: string; at: Date }[]> {
  return q<{ provider: string; at: Date }>`
    select provider, max(received_at) as at /* not null */ from (
      select provider, received_at from inbound_notifications order by id desc limit ${recent}
    ) as recent
    where provider <> 'staff'
    group by provider order by provider`
}
