import type { Context } from '../context/context.ts'
import type { Query } from '../database/sql.ts'
import { forgetMessageAddress } from './message-addresses.ts'

/** The messages sent to a phone; the text of a code is erased once it was sent. */
export function messageData({ q }: Pick<Context, 'q'>, phone: string) {
  return q<Record<string, unknown>>`
    select kind, email, by_push, case when kind in ('otp', 'club', 'link') then null else text end as text, created_at, sent_at, failed_at
    from messages where phone = ${phone} order by id desc`
}

/** The browsers that messages to a phone are pushed to, without their keys. */
export function pushData({ q }: Pick<Context, 'q'>, phone: string) {
  return q<Record<string, unknown>>`
    select user_agent as device, endpoint, created_at as added_at, used_at from push_subscriptions
    where phone = ${phone} order by created_at desc`
}

/** By which channel a golfer gets the messages of each topic, where it was chosen. */
export function channelData({ q }: Pick<Context, 'q'>, phone: string) {
  return q<Record<string, unknown>>`
    select topic, channel, changed_at from message_channels where phone = ${phone} order by topic`
}

/** Deletes the messages sent to a phone, cancels its queued ones, and forgets its e-mail address, browsers and channels. */
export async function forgetMessages(q: Query, phone: string): Promise<void> {
  await q`delete from messages where phone = ${phone}`
  await forgetMessageAddress(q, phone)
  await q`delete from push_subscriptions where phone = ${phone}`
  await q`delete from message_channels where phone = ${phone}`
}
