import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { clubLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { clubAskedText, type NamedBooking } from '#platform/notifications/texts'
import { courseName } from '../booking/load-course.ts'
import { loadNotice } from '../booking/notice.ts'
import { writeClubDue } from '../booking/rows/change-booking.ts'

/** Clubs in Vietnam read Vietnamese, whatever the golfer's language is; the page behind the link has all four. */
export const clubLanguage = 'vi'
const keyBytes = 16

/** What a club reads about a request, in its own language. */
type Question = {
  bookingId: number
  named: NamedBooking
  players: number
  /** The club's phones that get the link. */
  phones: readonly string[]
  now: Date
}

/**
 * Asks the club for the places of a stored request, by what is stored of it.
 *
 * @returns when the club must have answered; null when it is not asked
 */
export async function askClub(
  ctx: Context,
  q: Query,
  { bookingId, phones, now }: Pick<Question, 'bookingId' | 'phones' | 'now'>,
): Promise<Date | null> {
  const [notice, { course, players }] = await Promise.all([
    loadNotice(q, bookingId),
    courseForClub(q, bookingId),
  ])
  return sendQuestion(ctx, q, { bookingId, named: { ...notice.named, course }, players, phones, now })
}

/**
 * Asks the club about a request whose texts are known: one link, by SMS to each of the club's phones. Does nothing without
 * phones. The link's message is useless after the tee time and is not sent then.
 *
 * @returns when the club must have answered; null when it is not asked
 */
export async function sendQuestion(
  ctx: Context,
  q: Query,
  { bookingId, named, players, phones, now }: Question,
): Promise<Date | null> {
  if (phones.length === 0) return null
  const key = newLinkKey()
  const dueAt = new Date(now.getTime() + ctx.config.rules.clubAnswer * 1000)
  const link = clubLink(ctx.config.publicUrl, key)
  const text = clubAskedText(clubLanguage, named, { players, link })
  const expiresAt = named.teeTimeAt ?? undefined
  await Promise.all([
    q`insert into club_requests (booking_id, key_hash, asked_at) values (${bookingId}, ${hashOfKey(key)}, ${now})`,
    writeClubDue(q, bookingId, dueAt),
    ctx.jobs.enqueue(q, 'booking-deadline', { bookingId }, dueAt),
    ...phones.map((phone) =>
      queueMessage(ctx, q, { phone, text, kind: 'club', bookingId, ...(expiresAt && { expiresAt }) }),
    ),
  ])
  return dueAt
}

/** The name of a booking's course as its club reads it, the club's phones, and the number of players. */
export async function courseForClub(
  q: Query,
  bookingId: number,
): Promise<{ players: number; course: string; phones: string[] }> {
  const [asked] = await q<{ players: number; title: string; title_en: string; phones: string[] }>`
    select b.player_count as players, c.title, c.title_en, c.club_phones as phones
    from bookings b join courses c on c.id = b.course_id where b.id = ${bookingId}`
  if (!asked) throw new Error(`no booking ${bookingId}`)
  return { players: asked.players, course: courseName(asked, clubLanguage), phones: asked.phones }
}

/** The key of a new link, 128 random bits. */
export const newLinkKey = () => randomBytes(keyBytes).toString('base64url')

/** The stored form of a link's key: a copy of the table opens no request. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
