import type { Context } from '../../context/context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMessage } from '../outbox.ts'

type Replaced = { email: string; text: string; booking_id: number | null }

/**
 * Abandons a push message to the person on duty and queues its text as an e-mail to the same account, in one transaction,
 * unless the person gets an e-mail about the booking anyway. A repeat queues nothing.
 */
export async function replaceDutyPush(
  ctx: Context,
  messageId: number,
  reason: string,
): Promise<{ booking_id: number | null } | undefined> {
  return inTransaction(ctx.pool, async (q) => {
    const [replaced] = await q<Replaced>`
      update messages set failed_at = ${ctx.clock.now()}, failure = ${reason}, by_push = true
      where id = ${messageId} and push_staff_id is not null and sent_at is null and failed_at is null
      returning email /* not null */, text /* not null */, booking_id`
    if (!replaced) return
    const { email, text, booking_id: bookingId } = replaced
    const emailed = await q`select 1 from messages where to_duty_email and booking_id = ${bookingId}`
    if (emailed.length === 0)
      await queueMessage(ctx, q, {
        phone: null,
        email,
        text,
        kind: 'booking',
        bookingId,
        toDuty: true,
        replacesId: messageId,
      })
    return replaced
  })
}
