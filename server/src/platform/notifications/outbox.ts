import type { MessageTopic } from '@teeviet/contract/rules/messages/message-channels'
import type { Context } from '../context/context.ts'
import type { Query } from '../database/sql.ts'
import type { ZaloMessage } from '../gateways/zalo/zalo-sender.ts'
import { messageAddressOf } from './message-addresses.ts'

/** A message as Zalo sends it: one of its templates and the values of the parameters. */
export type ZaloContent = Pick<ZaloMessage, 'template' | 'data'>

type ByPhone = {
  /** national form, a mobile number; or a foreign one (E.164), whose messages go by e-mail */
  phone: string
  /** the address of a foreign number while it is not proved yet */
  email?: string
  /** Goes to the number's Zalo account; `text` is the SMS in its place where that fails. */
  zalo?: ZaloContent
  pushStaffId?: undefined
}
type ByEmail = {
  phone: null
  email: string
  zalo?: undefined
  /** Goes to the browsers of this staff account; by e-mail where none confirms it. */
  pushStaffId?: number
}

export type NewMessage = (ByPhone | ByEmail) & {
  text: string
  kind: 'otp' | 'booking' | 'club' | 'link'
  /** By which the golfer chooses the channel; null goes by SMS or e-mail. Messages to golfers are of `booking` by default. */
  topic?: MessageTopic | null
  bookingId?: number | null
  /** To the person on duty, who gets one about a booking by each channel. */
  toDuty?: boolean
  /** The staff member who wrote it. */
  staffId?: number
  /** after this time it is useless and is not sent */
  expiresAt?: Date | null
  /** The receipt or credit note that an e-mail has as a file. */
  documentId?: number
  /** It is sent at this moment, until when `withdrawMessage` takes it back; at once by default. */
  sendAt?: Date
  /** The failed message, by Zalo or push, in whose place it is sent: once. */
  replacesId?: number
}

/**
 * Writes a message inside the transaction that causes it; a job sends it as soon as that has committed. The person
 * on duty gets one about a booking by SMS: another one is not written.
 * @returns its number; null when it was not written
 */
export async function queueMessage(ctx: Context, q: Query, message: NewMessage): Promise<number | null> {
  const {
    phone,
    text,
    kind,
    zalo,
    bookingId = null,
    expiresAt = null,
    toDuty = false,
    staffId = null,
    pushStaffId = null,
  } = message
  const isDutyEmail = toDuty && phone === null && pushStaffId === null
  const email = message.email ?? (phone?.startsWith('+') ? await messageAddressOf(q, phone) : null)
  const data = zalo === undefined ? null : JSON.stringify(zalo.data)
  const [row] = await q<{ id: number }>`
    insert into messages (phone, email, text, kind, booking_id, created_at, expires_at, to_duty, to_duty_email, staff_id, zalo_template,
      zalo_data, replaces_id, topic,
      push_staff_id, document_id)
    values (${phone}, ${email}, ${text}, ${kind}, ${bookingId}, ${ctx.clock.now()}, ${expiresAt}, ${toDuty && phone !== null}, ${isDutyEmail},
      ${staffId}::bigint, ${zalo?.template ?? null}, ${data}::jsonb, ${message.replacesId ?? null}::bigint, ${topicOf(message)},
      ${pushStaffId}::bigint, ${message.documentId ?? null}::bigint)
    on conflict (booking_id) where to_duty do nothing
    returning id`
  if (!row) return null
  await ctx.jobs.enqueue(q, 'send-message', { messageId: row.id }, message.sendAt)
  return row.id
}

/** Takes back a message that has not been sent; false for one that has, or was abandoned. */
export async function withdrawMessage(q: Query, id: number): Promise<boolean> {
  const withdrawn = await q<{ id: number }>`
    delete from messages where id = ${id} and sent_at is null and failed_at is null returning id`
  return withdrawn.length > 0
}

/** One-time codes, messages to clubs and to the person on duty, and SMS in place of another message leave no choice. */
function topicOf({
  kind,
  phone,
  zalo,
  toDuty,
  replacesId,
  topic = 'booking',
}: NewMessage): MessageTopic | null {
  const isToGolfer = (kind === 'booking' || kind === 'link') && phone !== null
  return isToGolfer && zalo === undefined && !toDuty && replacesId === undefined ? topic : null
}
