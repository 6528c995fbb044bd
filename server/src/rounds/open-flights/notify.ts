import type { Language } from '@teeviet/contract/rules/languages'
import { courseName } from '#bookings/booking/load-course'
import { loadNotice } from '#bookings/booking/notice'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import {
  flightAskedText,
  flightDeclinedText,
  flightJoinedText,
  flightOrganiserLeftText,
  flightOverText,
  flightPayText,
} from '#platform/notifications/flight-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'

/** The organiser reads that a golfer asks to join. */
export async function notifyAsked(ctx: Context, q: Query, bookingId: number): Promise<void> {
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const text = flightAskedText(lang, named, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', topic: 'offer', bookingId })
}

/** The golfer who was let in reads what follows: the payment, or the answer of the club first. */
export async function notifyJoined(ctx: Context, q: Query, bookingId: number, now: Date): Promise<void> {
  const { phone, lang, named, amount, payBy } = await loadNotice(q, bookingId)
  if (!phone) return
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const text =
    payBy && amount !== null
      ? flightPayText(lang, named, { amount, payBy, now, link })
      : flightJoinedText(lang, named, link)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', topic: 'booking', bookingId, expiresAt: payBy })
}

/** The golfer who joined plays without the organiser, in their own booking. */
export async function notifyOrganiserLeft(ctx: Context, q: Query, bookingId: number): Promise<void> {
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const text = flightOrganiserLeftText(lang, named, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', topic: 'booking', bookingId })
}

type Asker = { memberId: number; lang: Language }

/** The golfer who asked was not let in. */
export const notifyDeclined = (ctx: Context, q: Query, bookingId: number, asker: Asker) =>
  notifyAsker(ctx, q, bookingId, asker, flightDeclinedText)

/** The flight was closed before the golfer who asked got an answer. */
export const notifyOver = (ctx: Context, q: Query, bookingId: number, asker: Asker) =>
  notifyAsker(ctx, q, bookingId, asker, flightOverText)

async function notifyAsker(
  ctx: Context,
  q: Query,
  bookingId: number,
  { memberId, lang }: Asker,
  textOf: typeof flightOverText,
): Promise<void> {
  const [row] = await q<{ phone: string | null; title: string; title_en: string; play_date: string }>`
    select m.phone, c.title, c.title_en, b.play_date
    from bookings b join courses c on c.id = b.course_id, members m
    where b.id = ${bookingId} and m.id = ${memberId} and m.deleted_at is null`
  if (!row?.phone) return
  const text = textOf(lang, { course: courseName(row, lang), playDate: row.play_date })
  await queueMessage(ctx, q, { phone: row.phone, text, kind: 'booking', topic: 'offer' })
}
