import type { InputOf, ResponseOf } from '@teeviet/contract'
import { longestWords } from '@teeviet/contract/rules/bookings/golfer-messages'
import { loadNotice } from '#bookings/booking/notice'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { previewMessages } from '#platform/notifications/preview-messages'
import { staffMessageText, templateText } from '#platform/notifications/staff-texts'
import { type BookingMessages, listMessages } from './list-messages.ts'

type Input = InputOf<'POST /api/staff/bookings/:id/messages'>
type Written = Pick<Input, 'id' | 'template' | 'words'>

/**
 * Sends the golfer an SMS that a staff member writes about a booking. A repeat, which has not read the first message,
 * sends nothing more.
 *
 * @throws Refusal `booking.notFound`, `message.empty`, `message.tooLong`, `message.noPhone` once the account is deleted,
 *   `message.newer` when a colleague wrote meanwhile
 */
export function writeToGolfer(ctx: Context, staff: Staff, input: Input): Promise<BookingMessages> {
  return inTransaction(ctx.pool, async (q) => {
    const { phone, text } = await compose(ctx, q, input)
    const later = await writtenAfter(q, input.id, input.after_id ?? 0)
    if (later && (later.text !== text || later.staffId !== staff.id)) throw new Refusal('message.newer')
    if (!later) {
      await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: input.id, staffId: staff.id })
      const detail = [input.template, input.words].filter(Boolean).join(': ')
      await recordAct(ctx, q, staff, { what: 'booking.messaged', subject: `booking:${input.id}`, detail })
    }
    return listMessages(q, input.id)
  })
}

/** The SMS that would be sent now; nothing changes. */
export async function previewToGolfer(
  ctx: Context,
  input: Written,
): Promise<ResponseOf<'POST /api/staff/bookings/:id/preview-message'>> {
  const messages = await previewMessages(ctx, async (q) => {
    const { phone, text, lang } = await compose(ctx, q, input)
    await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: input.id })
    return { phone, lang }
  })
  return { messages }
}

async function compose(ctx: Context, q: Query, { id, template, words }: Written) {
  if (template === undefined && words === '') throw new Refusal('message.empty')
  if (words.length > longestWords) throw new Refusal('message.tooLong', { n: longestWords })
  const [booking] = await q<{ id: number }>`select id from bookings where id = ${id} for update`
  if (!booking) throw new Refusal('booking.notFound')
  const { phone, lang, named } = await loadNotice(q, id)
  if (phone === null) throw new Refusal('message.noPhone')
  const link = bookingLink(ctx.config.publicUrl, id)
  const text =
    template === undefined ? staffMessageText(lang, named, words) : templateText(template, lang, named, link)
  return { phone, text, lang }
}

/** The latest message that staff wrote about the booking since the one that was read. */
async function writtenAfter(q: Query, bookingId: number, afterId: number) {
  const [row] = await q<{ text: string; staffId: number | null }>`
    select text /* not null */, staff_id as "staffId" from messages
    where booking_id = ${bookingId} and staff_id is not null and id > ${afterId} order by id desc limit 1`
  return row
}
