import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { nameOfPlayer } from '#identity/members/vid'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { readAlternatives } from '../alternatives/read-alternatives.ts'
import { loadPlayers } from '../booking/rows/players.ts'
import { hashOfKey } from '../club-requests/ask-club.ts'
import {
  type AnswerRow,
  type AskedRow,
  areNamed,
  askedOnWire,
  type ClubAnswerOnWire,
  clubAnswerOnWire,
  waitsFor,
} from './asked-on-wire.ts'

export type ClubRequest = ResponseOf<'POST /api/club/request'>

type Row = AskedRow & { id: number; course_id: number }

/**
 * The booking of a club's link: a request that is open or answered by the club, or a paid booking to acknowledge.
 * @throws Refusal `club.linkOver` for an unknown key, for a request that was decided without the club and is not
 *   paid yet, and after the tee time or the day of play
 */
export async function readClubRequest(
  q: Query,
  key: string,
  { lang, now }: { lang: Language; now: Date },
): Promise<ClubRequest> {
  const [row] = await q<Row>`
    select b.id, b.course_id, b.code, b.state, b.play_date, b.tee_time_at, b.holes, b.player_count, b.amount_vnd, b.confirm_by,
      c.title, c.title_en, r.asked_at, r.answer, r.answered_at, r.answered_by, r.reference, r.words, r.proposed_at
    from club_requests r join bookings b on b.id = r.booking_id join courses c on c.id = b.course_id
    where r.key_hash = ${hashOfKey(key)}`
  if (!row || isLinkOver(row, now)) throw new Refusal('club.linkOver')
  const playing = (await loadPlayers(q, row.id)).filter((player) => player.cancelled_at === null)
  const alternatives =
    waitsFor(row, now) === 'answer'
      ? await readAlternatives(q, row.id, { lang, now, courses: [row.course_id] })
      : []
  return {
    ...askedOnWire(row, { playing, alternatives }, lang, now),
    players: areNamed(row) ? playing.map(nameOfPlayer) : [],
  }
}

/** Whether a link opens nothing: the request was decided without the club, or its time has passed. */
export function isLinkOver(
  row: Pick<Row, 'state' | 'answer' | 'tee_time_at' | 'play_date'>,
  now: Date,
): boolean {
  const isPast = (row.tee_time_at?.getTime() ?? startOfDay(row.play_date) + 86_400_000) <= now.getTime()
  return isPast || (row.answer === null && waitsFor(row, now) === null)
}

/** What the club of a booking was asked and answered, by its link or as staff recorded it; null for neither. */
export async function readClubAnswer(
  q: Query,
  bookingId: number,
): Promise<(ClubAnswerOnWire & { recorded_by: string }) | null> {
  const [row] = await q<AnswerRow & { recorded_by: string | null }>`
    select r.asked_at, r.answer, r.answered_at, r.answered_by, r.reference, r.words, r.proposed_at,
      a.name as recorded_by
    from club_requests r left join staff_accounts a on a.id = r.recorded_by
    where r.booking_id = ${bookingId}`
  return row ? { ...clubAnswerOnWire(row), recorded_by: row.recorded_by ?? '' } : null
}
