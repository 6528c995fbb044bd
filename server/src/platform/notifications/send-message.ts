import type { Context } from '../context/context.ts'
import { notify } from '../database/listen.ts'
import { EmailFailure } from '../gateways/email/email-sender.ts'
import { SmsFailure } from '../gateways/sms/sms-sender.ts'

type OfBooking = { booking_id: number | null }
type Outgoing = { phone: string; email: string | null; text: string; requestId: string; isOver: boolean }

/**
 * Sends one message of the outbox. A repeat sends nothing: a sent or abandoned message is skipped, and the network
 * deduplicates by the request id. The text of a one-time code, or of a club's
 * link, is erased once it was sent or abandoned.
 * @throws SmsFailure, EmailFailure when a retry may help; the job store then retries
 */
export async function sendMessage(ctx: Context, { messageId }: { messageId: number }): Promise<void> {
  const [message] = await ctx.q<Outgoing>`
    select phone, email, text /* not null */, request_id as "requestId", coalesce(expires_at <= ${ctx.clock.now()}, false) as "isOver"
    from messages where id = ${messageId} and sent_at is null and failed_at is null`
  if (!message) return
  if (message.isOver) return abandon(ctx, messageId, 'expired')
  try {
    const { providerMessageId } = await deliver(ctx, message)
    const [sent] = await ctx.q<OfBooking>`
      update messages set sent_at = ${ctx.clock.now()}, provider_message_id = ${providerMessageId},
        text = case when kind in ('otp', 'club', 'link') then null else text end
      where id = ${messageId} returning booking_id`
    await notifyOutcome(ctx, sent)
  } catch (error) {
    const isKnown = error instanceof SmsFailure || error instanceof EmailFailure
    if (!isKnown || error.kind === 'temporary') throw error
    ctx.log.error({ messageId, obstacle: error.obstacle, reason: error.code }, 'a message cannot be sent')
    await abandon(ctx, messageId, error.code)
  }
}

/** By e-mail where the message has an address, else by SMS. Every text begins with the sender and what it is about. */
function deliver({ gateways }: Context, { phone, email, text, requestId }: Outgoing) {
  if (email === null) return gateways.sms.send({ phone, text, requestId })
  const [subject = text] = text.split(/(?<=[.。!])\s|\n|(?<=。)/, 1)
  return gateways.email.send({ email, subject: subject.slice(0, 120), text, requestId })
}

async function abandon(ctx: Context, messageId: number, reason: string): Promise<void> {
  const [abandoned] = await ctx.q<OfBooking>`
    update messages set failed_at = ${ctx.clock.now()}, failure = ${reason},
      text = case when kind in ('otp', 'club', 'link') then null else text end
    where id = ${messageId} and sent_at is null returning booking_id`
  await notifyOutcome(ctx, abandoned)
}

/** Notifies the consoles that a message of a booking was sent or abandoned. */
async function notifyOutcome(ctx: Context, message: OfBooking | undefined): Promise<void> {
  if (message?.booking_id) await notify(ctx.q, 'messages', { booking_id: message.booking_id })
}
