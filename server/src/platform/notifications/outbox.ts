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
}
type ByEmail = { phone: null; email: string; zalo?: undefined }

export type NewMessage = (ByPhone | ByEmail) & {
  text: string
  kind: 'otp' | 'booking' | 'club' | 'link'
  bookingId?: number | null
  /** To the person on duty, who gets one about a booking, and one by e-mail. */
  toDuty?: boolean
  /** The staff member who wrote it. */
  staffId?: number
  /** after this time it is useless and is not sent */
  expiresAt?: Date | null
  /** The failed message by Zalo in whose place it is sent: once. */
  replacesId?: number
}

/**
 * Writes a message inside the transaction that causes it; a job sends it as soon as that has committed. The person
 * on duty gets one about a booking by SMS: another one is not written.
 */
export async function queueMessage(ctx: Context, q: Query, message: NewMessage): Promise<void> {
  const {
    phone,
    text,
    kind,
    zalo,
    bookingId = null,
    expiresAt = null,
    toDuty = false,
    staffId = null,
  } = message
  const isDutyEmail = toDuty && phone === null
  const email = message.email ?? (phone?.startsWith('+') ? await messageAddressOf(q, phone) : null)
  const data = zalo === undefined ? null : JSON.stringify(zalo.data)
  const [row] = await q<{ id: number }>`
    insert into messages (phone, email, text, kind, booking_id, created_at, expires_at, to_duty, to_duty_email, staff_id, zalo_template,
      zalo_data, replaces_id)
    values (${phone}, ${email}, ${text}, ${kind}, ${bookingId}, ${ctx.clock.now()}, ${expiresAt}, ${toDuty && !isDutyEmail}, ${isDutyEmail},
      ${staffId}::bigint, ${zalo?.template ?? null}, ${data}::jsonb, ${message.replacesId ?? null}::bigint)
    on conflict (booking_id) where to_duty do nothing
    returning id`
  if (row) await ctx.jobs.enqueue(q, 'send-message', { messageId: row.id })
}
