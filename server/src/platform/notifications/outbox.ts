import type { Context } from '../context/context.ts'
import type { Query } from '../database/sql.ts'

export type NewMessage = {
  /** national form, a mobile number */
  phone: string
  text: string
  kind: 'otp' | 'booking' | 'club' | 'link'
  bookingId?: number
  /** after this time it is useless and is not sent */
  expiresAt?: Date
}

/** Writes a text message inside the transaction that causes it; a job sends it as soon as that has committed. */
export async function queueMessage(ctx: Context, q: Query, message: NewMessage): Promise<void> {
  const { phone, text, kind, bookingId = null, expiresAt = null } = message
  const [row] = await q<{ id: number }>`
    insert into messages (phone, text, kind, booking_id, created_at, expires_at)
    values (${phone}, ${text}, ${kind}, ${bookingId}, ${ctx.clock.now()}, ${expiresAt})
    returning id`
  if (row) await ctx.jobs.enqueue(q, 'send-message', { messageId: row.id })
}
