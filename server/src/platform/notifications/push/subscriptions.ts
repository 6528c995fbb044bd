import type { Context } from '../../context/context.ts'
import type { Query } from '../../database/sql.ts'
import type { PushSubscriptionKeys } from '../../gateways/push/push-sender.ts'

/** A golfer, by the phone of the account, or a staff account. */
export type PushOwner = { phone: string; staffId?: undefined } | { phone?: undefined; staffId: number }

/** The session in which a browser switched push on; the subscription ends with it. */
export type PushSession = { id: string; endsAt: Date; device: string }

/** One owner has so many browsers with push at most: another one takes the place of the oldest. */
export const mostPushBrowsers = 10

const longestDevice = 300

/**
 * Stores the subscription of a session's browser, in place of an earlier one of the session. The browser belongs to the
 * last owner who switched push on in it.
 */
export async function storePush(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  { owner, keys, session }: { owner: PushOwner; keys: PushSubscriptionKeys; session: PushSession },
): Promise<void> {
  const { endpoint, p256dh, auth } = keys
  const { phone = null, staffId = null } = owner
  // so that two browsers at once do not exceed the number
  await q`select pg_advisory_xact_lock(hashtextextended(${`push ${phone ?? staffId}`}, 0))`
  await q`delete from push_subscriptions where session_id = ${session.id}::uuid or endpoint = ${endpoint}`
  await q`
    insert into push_subscriptions (endpoint, p256dh, auth, phone, staff_id, session_id, user_agent, created_at, ends_at)
    values (${endpoint}, ${p256dh}, ${auth}, ${phone}, ${staffId}::bigint, ${session.id}::uuid,
      ${session.device.slice(0, longestDevice)}, ${clock.now()}, ${session.endsAt})
    on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, phone = excluded.phone,
      staff_id = excluded.staff_id, session_id = excluded.session_id, user_agent = excluded.user_agent,
      created_at = excluded.created_at, ends_at = excluded.ends_at, used_at = null`
  await q`
    delete from push_subscriptions where id in (
      select id from push_subscriptions
      where (phone = ${phone} or staff_id = ${staffId}::bigint)
      order by created_at desc, id desc offset ${mostPushBrowsers})`
}

/** The endpoint that the browser of a session is subscribed with; null without push. */
export async function pushOfSession(q: Query, sessionId: string): Promise<string | null> {
  const [row] = await q<{ endpoint: string }>`
    select endpoint from push_subscriptions where session_id = ${sessionId}::uuid`
  return row?.endpoint ?? null
}

export type StoredPush = PushSubscriptionKeys & { id: number }

/** The browsers of an owner whose sessions run, the latest first. */
export function pushBrowsersOf(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  owner: PushOwner,
): Promise<StoredPush[]> {
  const { phone = null, staffId = null } = owner
  return q<StoredPush>`
    select id, endpoint, p256dh, auth from push_subscriptions
    where (phone = ${phone} or staff_id = ${staffId}::bigint)
      and ends_at > ${clock.now()}
    order by created_at desc, id desc`
}

/** Records that the push service took a message. */
export async function notePushUsed({ q, clock }: Pick<Context, 'q' | 'clock'>, id: number): Promise<void> {
  await q`update push_subscriptions set used_at = ${clock.now()} where id = ${id}`
}

/** Removes a subscription that the push service has ended, unless the browser has subscribed anew meanwhile. */
export async function removeEndedPush(q: Query, { id, auth }: StoredPush): Promise<void> {
  await q`delete from push_subscriptions where id = ${id} and auth = ${auth}`
}

/** Removes the subscriptions of sessions that end, in the transaction that ends them. */
export async function removePushOfSessions(q: Query, sessionIds: readonly string[]): Promise<void> {
  await q`delete from push_subscriptions where session_id = any (${sessionIds}::uuid[])`
}

/** Removes the subscriptions whose sessions ended by themselves. */
export async function forgetOldPush({ q, clock }: Pick<Context, 'q' | 'clock'>): Promise<void> {
  await q`delete from push_subscriptions where ends_at <= ${clock.now()}`
}

/** Removes the subscriptions of a staff account, but for the one of a session that stays. */
export async function removePushOfStaff(q: Query, staffId: number, keptSession?: string): Promise<void> {
  await q`
    delete from push_subscriptions
    where staff_id = ${staffId} and session_id is distinct from ${keptSession ?? null}::uuid`
}
