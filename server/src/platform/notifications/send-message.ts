import type { Context } from '../context/context.ts'
import { SmsFailure } from '../gateways/sms/sms-sender.ts'

type Outgoing = { phone: string; text: string; requestId: string; isOver: boolean }

/**
 * Sends one message of the outbox. A repeat sends nothing: a sent or abandoned message is skipped, and the network
 * deduplicates by the request id. The text of a one-time code, or of a club's
 * link, is erased once it was sent or abandoned.
 * @throws SmsFailure when a retry may help; the job store then retries
 */
export async function sendMessage(ctx: Context, { messageId }: { messageId: number }): Promise<void> {
  const [message] = await ctx.q<Outgoing>`
    select phone, text /* not null */, request_id as "requestId", coalesce(expires_at <= ${ctx.clock.now()}, false) as "isOver"
    from messages where id = ${messageId} and sent_at is null and failed_at is null`
  if (!message) return
  if (message.isOver) return abandon(ctx, messageId, 'expired')
  try {
    const { providerMessageId } = await ctx.gateways.sms.send(message)
    await ctx.q`
      update messages set sent_at = ${ctx.clock.now()}, provider_message_id = ${providerMessageId},
        text = case when kind in ('otp', 'club', 'link') then null else text end
      where id = ${messageId}`
  } catch (error) {
    if (!(error instanceof SmsFailure) || error.kind === 'temporary') throw error
    ctx.log.error({ messageId, obstacle: error.obstacle, reason: error.code }, 'a message cannot be sent')
    await abandon(ctx, messageId, error.code)
  }
}

async function abandon(ctx: Context, messageId: number, reason: string): Promise<void> {
  await ctx.q`
    update messages set failed_at = ${ctx.clock.now()}, failure = ${reason},
      text = case when kind in ('otp', 'club', 'link') then null else text end
    where id = ${messageId} and sent_at is null`
}
