import type { MessageChannel, MessageTopic } from '@teeviet/contract/rules/messages/message-channels'
import type { Context } from '../../context/context.ts'
import { type EmailAttachment, EmailFailure } from '../../gateways/email/email-sender.ts'
import { SmsFailure } from '../../gateways/sms/sms-sender.ts'
import { ZaloFailure, type ZaloTemplate } from '../../gateways/zalo/zalo-sender.ts'
import { SpanKind, traced } from '../../traces/traced.ts'
import type { PushOwner } from '../push/subscriptions.ts'
import { golferZalo } from './golfer-zalo.ts'
import { notifyOutcome } from './notify-outcome.ts'
import { sendByPush } from './send-by-push.ts'
import { sendBySms } from './send-by-sms.ts'

type OfBooking = { booking_id: number | null }
type Outgoing = {
  phone: string | null
  email: string | null
  template: ZaloTemplate | null
  data: Record<string, string> | null
  text: string
  requestId: string
  createdAt: Date
  bookingId: number | null
  pushedAt: Date | null
  pushStaffId: number | null
  documentId: number | null
  channel: MessageChannel | null
  topic: MessageTopic | null
  /** The golfer's own, where the golfer has chosen e-mail for the topic. */
  chosenEmail: string | null
  isOver: boolean
}

/** The file of a receipt or credit note, which the module of documents draws. */
export type DrawDocument = (documentId: number) => Promise<EmailAttachment>

const noDocuments: DrawDocument = () => Promise.reject(new Error('no module draws documents here'))

/** Zalo, and a chosen e-mail address, are tried for so long; then the message goes by SMS, as its answer is waited for. */
const retryMs = 2 * 60_000

/**
 * Sends one message of the outbox, by push, Zalo or e-mail where the golfer has chosen it for the topic of the message. A repeat sends
 * nothing: a sent or abandoned message is skipped, and the network deduplicates by the request id. A message that Zalo, or the mail server of a chosen address, does not take goes by SMS to the same number, once. The text of a
 * one-time code, or of a club's link, is erased once it was sent or abandoned.
 *
 * @param drawDocument draws the file of a message that has one
 * @throws SmsFailure, EmailFailure, ZaloFailure, PushFailure when a retry may help; the job store then retries
 */
export async function sendMessage(
  ctx: Context,
  { messageId }: { messageId: number },
  drawDocument: DrawDocument = noDocuments,
): Promise<void> {
  const [message] = await ctx.q<Outgoing>`
    select m.phone, m.email, m.zalo_template as template, m.zalo_data as data, m.text /* not null */, m.request_id as "requestId",
      m.created_at as "createdAt", m.booking_id as "bookingId", m.pushed_at as "pushedAt", c.channel, m.topic,
      case when c.channel = 'email' and m.email is null then a.email end as "chosenEmail",
      m.push_staff_id as "pushStaffId", m.document_id as "documentId",
      coalesce(m.expires_at <= ${ctx.clock.now()}, false) as "isOver"
    from messages m left join message_channels c on c.phone = m.phone and c.topic = m.topic
      left join message_addresses a on a.phone = m.phone
    where m.id = ${messageId} and m.sent_at is null and m.failed_at is null`
  if (!message) return
  if (message.isOver) return abandon(ctx, messageId, 'expired')
  const owner = pushOwnerOf(message)
  if (owner) return notifyOutcome(ctx, await sendByPush(ctx, messageId, { ...message, owner }))
  const chosen = golferZalo(message, ctx.config.publicUrl)
  try {
    const { providerMessageId } = await traced('send message', { kind: SpanKind.CLIENT }, () =>
      deliver(ctx, { ...message, ...chosen }, drawDocument),
    )
    const [sent] = await ctx.q<OfBooking>`
      update messages set sent_at = ${ctx.clock.now()}, provider_message_id = ${providerMessageId}, zalo_data = null,
        email = coalesce(email, ${message.chosenEmail}), zalo_template = coalesce(zalo_template, ${chosen?.template ?? null}),
        text = case when kind in ('otp', 'club', 'link') then null else text end
      where id = ${messageId} returning booking_id`
    await notifyOutcome(ctx, sent)
  } catch (error) {
    const hasSubstitute = error instanceof ZaloFailure || message.chosenEmail !== null
    const isKnown =
      error instanceof ZaloFailure || error instanceof SmsFailure || error instanceof EmailFailure
    const isTooLate = hasSubstitute && ctx.clock.now().getTime() - message.createdAt.getTime() >= retryMs
    if (!isKnown || (error.kind === 'temporary' && !isTooLate)) throw error
    const { obstacle, code } = error
    if (hasSubstitute) {
      ctx.log.warn(
        { messageId, obstacle, reason: code },
        'a message cannot be sent as chosen: it goes by SMS',
      )
      const tried = { chosenEmail: message.chosenEmail, golferTemplate: chosen?.template ?? null }
      return notifyOutcome(ctx, await sendBySms(ctx, messageId, code, tried))
    }
    ctx.log.error({ messageId, obstacle, reason: code }, 'a message cannot be sent')
    await abandon(ctx, messageId, code)
  }
}

/** Whose browsers get a message; undefined where it goes by another channel. */
function pushOwnerOf({ phone, pushedAt, channel, pushStaffId }: Outgoing): PushOwner | undefined {
  if (pushStaffId !== null) return { staffId: pushStaffId }
  return phone !== null && (pushedAt !== null || channel === 'push') ? { phone } : undefined
}

/**
 * By e-mail where the message has an address, by Zalo where it has a template, else by SMS. Every text begins with the
 * sender and what it is about.
 */
async function deliver(
  { gateways }: Context,
  { phone, chosenEmail, template, data, text, requestId, documentId, ...to }: Outgoing,
  drawDocument: DrawDocument,
) {
  const email = to.email ?? chosenEmail
  if (email !== null) {
    const [subject = text] = text.split(/(?<=[.。!])\s|\n|(?<=。)/, 1)
    const attachments = documentId === null ? [] : [await drawDocument(documentId)]
    return gateways.email.send({ email, subject: subject.slice(0, 120), text, requestId, attachments })
  }
  if (phone === null) throw new Error('a message without an address')
  if (template === null) return gateways.sms.send({ phone, text, requestId })
  if (gateways.zalo === null) throw new ZaloFailure('permanent', 'account', 'not_set_up')
  return gateways.zalo.send({ phone, template, data: data ?? {}, requestId })
}

async function abandon(ctx: Context, messageId: number, reason: string): Promise<void> {
  const [abandoned] = await ctx.q<OfBooking>`
    update messages set failed_at = ${ctx.clock.now()}, failure = ${reason}, zalo_data = null,
      text = case when kind in ('otp', 'club', 'link') then null else text end
    where id = ${messageId} and sent_at is null returning booking_id`
  await notifyOutcome(ctx, abandoned)
}
