import type { ResponseOf } from '@teeviet/contract'
import type { clubAnswerFields } from '@teeviet/contract/entities/club'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { nameOfPlayer } from '#identity/members/vid'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { flightsOf } from '../booking/flights.ts'
import { courseName } from '../booking/load-course.ts'
import { loadPlayers } from '../booking/rows/players.ts'
import { hashOfKey } from './ask-club.ts'

export type ClubRequest = ResponseOf<'POST /api/club/request'>
type ClubAnswerOnWire = z.output<z.ZodObject<typeof clubAnswerFields>>

type AnswerRow = {
  asked_at: Date | null
  answer: ClubRequest['answer']
  answered_at: Date | null
  answered_by: string | null
  reference: string | null
  words: string | null
  proposed_at: Date | null
}

type Row = AnswerRow & {
  id: number
  code: string
  state: BookingState
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  player_count: number
  amount_vnd: number | null
  confirm_by: Date | null
  title: string
  title_en: string
}

/** States in which a booking that the club accepted is to be played, so that the club needs its names. */
const accepted: ReadonlySet<BookingState> = new Set<BookingState>([
  'confirmed',
  'placed',
  'paid',
  'cancellation_requested',
])

/**
 * The request of a club's link, open or answered by the club.
 * @throws Refusal `club.linkOver` for an unknown key, for a request that was decided without the club, and after the
 *   tee time or the day of play
 */
export async function readClubRequest(
  q: Query,
  key: string,
  { lang, now }: { lang: Language; now: Date },
): Promise<ClubRequest> {
  const [row] = await q<Row>`
    select b.id, b.code, b.state, b.play_date, b.tee_time_at, b.holes, b.player_count, b.amount_vnd, b.confirm_by,
      c.title, c.title_en, r.asked_at, r.answer, r.answered_at, r.answered_by, r.reference, r.words, r.proposed_at
    from club_requests r join bookings b on b.id = r.booking_id join courses c on c.id = b.course_id
    where r.key_hash = ${hashOfKey(key)}`
  if (!row || isLinkOver(row, now)) throw new Refusal('club.linkOver')
  const [flights, players] = await Promise.all([flightsOf(q, row.id), loadPlayers(q, row.id)])
  const playing = players.filter((player) => player.cancelled_at === null)
  const isNamed = row.answer === 'accepted' && accepted.has(row.state)
  const prices = Map.groupBy(playing, (player) => player.green_fee_vnd)
  return {
    general_bill_code: row.code,
    facility: { title: courseName(row, lang) },
    date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
    is_any_time: row.tee_time_at ? 0 : 1,
    flights: flights.map(({ startsAt, players: seated }) => ({
      date_played: startsAt.getTime(),
      number_player: seated.length,
    })),
    number_hole: row.holes,
    number_player: row.player_count,
    players: isNamed ? playing.map(nameOfPlayer) : [],
    green_fees: [...prices].flatMap(([price, { length }]) =>
      price === null ? [] : [{ number_player: length, price }],
    ),
    can_accept: row.tee_time_at && row.amount_vnd !== null ? 1 : 0,
    answer_by: row.confirm_by?.getTime() ?? null,
    ...clubAnswerOnWire(row),
    now: now.getTime(),
  }
}

/** Whether a link opens nothing any more: the request was decided without the club, or its time has passed. */
export function isLinkOver(
  row: Pick<Row, 'state' | 'answer' | 'tee_time_at' | 'play_date'>,
  now: Date,
): boolean {
  const isPast = (row.tee_time_at?.getTime() ?? startOfDay(row.play_date) + 86_400_000) <= now.getTime()
  return isPast || (row.answer === null && row.state !== 'requested')
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

function clubAnswerOnWire(row: AnswerRow): ClubAnswerOnWire {
  return {
    asked_at: row.asked_at?.getTime() ?? null,
    answer: row.answer,
    answered_at: row.answered_at?.getTime() ?? null,
    answered_by: row.answered_by ?? '',
    reference: row.reference ?? '',
    words: row.words ?? '',
    proposed_at: row.proposed_at?.getTime() ?? null,
  }
}
