import type { Context } from '../context/context.ts'
import type { Query } from '../database/sql.ts'

/** The messages sent to a phone; the text of a code is erased once it was sent. */
export function messageData({ q }: Pick<Context, 'q'>, phone: string) {
  return q<Record<string, unknown>>`
    select kind, email, case when kind in ('otp', 'club', 'link') then null else text end as text, created_at, sent_at, failed_at
    from messages where phone = ${phone} order by id desc`
}

/** Deletes the messages sent to a phone, cancels its queued ones, and forgets its e-mail address. */
export async function forgetMessages(q: Query, phone: string): Promise<void> {
  await q`delete from messages where phone = ${phone}`
  await q`delete from message_addresses where phone = ${phone}`
}
