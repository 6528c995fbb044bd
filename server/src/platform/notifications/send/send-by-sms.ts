import type { Context } from '../../context/context.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { ZaloTemplate } from '../../gateways/zalo/zalo-sender.ts'
import { queueMessage } from '../outbox.ts'

/** The message in whose place an SMS goes. */
export type Replaced = {
  phone: string
  text: string
  kind: 'otp' | 'booking' | 'club' | 'link'
  booking_id: number | null
  expires_at: Date | null
}

/** What a golfer has chosen and what did not take the message: an address, or a template of Zalo. */
export type Tried = { chosenEmail: string | null; golferTemplate: ZaloTemplate | null }

/**
 * Abandons a message that Zalo, the mail server of a chosen address or no browser took and queues its text as an SMS to the same number (a foreign one: by
 * e-mail), in one transaction: a repeat, also after a crash, finds it abandoned and queues nothing.
 */
export async function sendBySms(
  ctx: Context,
  messageId: number,
  reason: string,
  { chosenEmail, golferTemplate }: Tried = { chosenEmail: null, golferTemplate: null },
): Promise<Replaced | undefined> {
  return inTransaction(ctx.pool, async (q) => {
    const [replaced] = await q<Replaced>`
      update messages set failed_at = ${ctx.clock.now()}, failure = ${reason}, zalo_data = null,
        by_push = zalo_template is null and ${chosenEmail}::text is null and ${golferTemplate}::text is null,
        email = coalesce(email, ${chosenEmail}), zalo_template = coalesce(zalo_template, ${golferTemplate})
      where id = ${messageId} and sent_at is null and failed_at is null
      returning phone /* not null */, text /* not null */, kind, booking_id, expires_at`
    if (!replaced) return
    const { phone, text, kind, booking_id: bookingId, expires_at: expiresAt } = replaced
    await queueMessage(ctx, q, { phone, text, kind, bookingId, expiresAt, replacesId: messageId })
    await q`update messages set text = null where id = ${messageId} and kind in ('club', 'link')`
    return replaced
  })
}
