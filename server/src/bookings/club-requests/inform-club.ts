import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { clubMessage } from '#platform/notifications/club-messages'
import { readClubAcknowledgement } from '#platform/settings/site-settings'
import { loadNotice } from '../booking/notice.ts'
import { writeClubDue } from '../booking/rows/change-booking.ts'
import { askAcknowledgement } from './ask-acknowledgement.ts'
import { askClub, clubLanguage, courseForClub } from './ask-club.ts'
import { messageClub } from './message-club.ts'

type Changed = {
  id: number
  state: BookingState
  teeTimeAt: Date
  now: Date
}

/**
 * Informs the club of another time or number of players. What it said about the old ones no longer counts: it is asked
 * about a request by a new link, and to acknowledge a paid booking by one; of a booking that waits for its payment it is
 * informed.
 *
 * @returns when the club must have answered; null when nothing is expected of it yet
 */
export async function informClub(
  ctx: Context,
  q: Query,
  { id: bookingId, state, teeTimeAt, now }: Changed,
): Promise<Date | null> {
  await q`delete from club_requests where booking_id = ${bookingId}`
  if (state === 'requested') {
    const answerDueAt = await askClub(ctx, q, { bookingId, now })
    if (answerDueAt === null) await writeClubDue(q, bookingId, null)
    return answerDueAt
  }
  // as of every paid booking that its club has not acknowledged
  const dueAt =
    state === 'paid' ? new Date(teeTimeAt.getTime() - (await readClubAcknowledgement(q)) * 1000) : null
  await writeClubDue(q, bookingId, dueAt)
  if (state === 'paid') {
    await askAcknowledgement(ctx, q, { bookingId, isChanged: true, now })
    return dueAt
  }
  const [notice, asked] = await Promise.all([loadNotice(q, bookingId), courseForClub(q, bookingId)])
  const named = { ...notice.named, course: asked.course }
  const { publicUrl } = ctx.config
  const about = { players: asked.players, key: null, publicUrl }
  const message = clubMessage('clubChanged', clubLanguage, named, about)
  await messageClub(ctx, q, asked.contacts, message, { kind: 'booking', bookingId })
  return null
}
