import { createHash, randomBytes } from 'node:crypto'
import type { ClubContact } from '#golf/courses/club-contacts'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { clubMessage } from '#platform/notifications/club-messages'
import type { NamedBooking } from '#platform/notifications/texts'
import { courseName } from '../booking/load-course.ts'
import { loadNotice } from '../booking/notice.ts'
import { writeClubDue } from '../booking/rows/change-booking.ts'
import { readContacts } from './contacts.ts'
import { messageClub } from './message-club.ts'

/** Clubs in Vietnam read Vietnamese, whatever the golfer's language is; the page behind the link has all four. */
export const clubLanguage = 'vi'
const keyBytes = 16

/** What a club reads about a request, in its own language. */
type Question = {
  bookingId: number
  named: NamedBooking
  players: number
  /** The contacts of the club that get the link. */
  contacts: readonly ClubContact[]
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
  { bookingId, now }: Pick<Question, 'bookingId' | 'now'>,
): Promise<Date | null> {
  const [notice, { course, players, contacts }] = await Promise.all([
    loadNotice(q, bookingId),
    courseForClub(q, bookingId),
  ])
  return sendQuestion(ctx, q, { bookingId, named: { ...notice.named, course }, players, contacts, now })
}

/**
 * Asks the club about a request whose texts are known: one link to each of the club's contacts. A club without contacts
 * finds the request in its portal or its own system, and must answer as soon; without an account it is not asked. The
 * link's message is useless after the tee time and is not sent then.
 *
 * @returns when the club must have answered; null when it is not asked
 */
export async function sendQuestion(
  ctx: Context,
  q: Query,
  { bookingId, named, players, contacts, now }: Question,
): Promise<Date | null> {
  if (contacts.length === 0 && !(await answersByAccount(q, bookingId))) return null
  const dueAt = new Date(now.getTime() + ctx.config.rules.clubAnswer * 1000)
  const due = [
    writeClubDue(q, bookingId, dueAt),
    ctx.jobs.enqueue(q, 'booking-deadline', { bookingId }, dueAt),
  ]
  if (contacts.length === 0) {
    await Promise.all(due)
    return dueAt
  }
  const key = newLinkKey()
  const { publicUrl } = ctx.config
  const message = clubMessage('clubAsked', clubLanguage, named, { players, key, publicUrl })
  await Promise.all([
    q`insert into club_requests (booking_id, key_hash, asked_at) values (${bookingId}, ${hashOfKey(key)}, ${now})`,
    ...due,
    messageClub(ctx, q, contacts, message, { kind: 'club', bookingId, expiresAt: named.teeTimeAt }),
  ])
  return dueAt
}

/** Whether people or a system of the club can answer: by an account of its course that may. */
async function answersByAccount(q: Query, bookingId: number): Promise<boolean> {
  const accounts = await q`
    select 1 from bookings b
    join staff_accounts a on b.course_id = any (a.course_ids) and a.disabled_at is null
      and 'club' = any (a.roles) and not 'club.answer' = any (a.withheld)
    where b.id = ${bookingId} limit 1`
  return accounts.length > 0
}

/** The name of a booking's course as its club reads it, the club's contacts, and the number of players. */
export async function courseForClub(
  q: Query,
  bookingId: number,
): Promise<{ players: number; course: string; contacts: ClubContact[] }> {
  const [[asked], contacts] = await Promise.all([
    q<{ players: number; title: string; title_en: string }>`
      select b.player_count as players, c.title, c.title_en
      from bookings b join courses c on c.id = b.course_id where b.id = ${bookingId}`,
    readContacts(q, bookingId),
  ])
  if (!asked) throw new Error(`no booking ${bookingId}`)
  return { players: asked.players, course: courseName(asked, clubLanguage), contacts }
}

/** The key of a new link, 128 random bits. */
export const newLinkKey = () => randomBytes(keyBytes).toString('base64url')

/** The stored form of a link's key: a copy of the table opens no request. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
