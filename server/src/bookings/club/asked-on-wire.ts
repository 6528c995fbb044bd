import type { clubAnswerFields, clubWaits } from '@teeviet/contract/entities/club'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import type { AlternativeOnWire } from '../alternatives/read-alternatives.ts'
import { courseName } from '../booking/load-course.ts'

export type ClubAnswerOnWire = z.output<z.ZodObject<typeof clubAnswerFields>>

export type AnswerRow = {
  asked_at: Date | null
  answer: ClubAnswerOnWire['answer']
  answered_at: Date | null
  answered_by: string | null
  reference: string | null
  words: string | null
  proposed_at: Date | null
}

/** A booking with the request to its club, as the club's link and the club's accounts read it. */
export type AskedRow = AnswerRow & {
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

/** A player who stays on the booking, with their own start; null before there is one. */
type Playing = { starts_at: Date | null; path?: string | null; green_fee_vnd: number | null }

/** What the club is asked about, and its answer, in wire format. */
export function askedOnWire(
  row: AskedRow,
  { playing, alternatives }: { playing: readonly Playing[]; alternatives: AlternativeOnWire[] },
  lang: Language,
  now: Date,
) {
  const flights = Map.groupBy(playing, ({ starts_at }) => starts_at?.getTime() ?? null)
  const prices = Map.groupBy(playing, ({ green_fee_vnd }) => green_fee_vnd)
  const canAccept: 0 | 1 = row.tee_time_at && row.amount_vnd !== null ? 1 : 0
  const isAnyTime: 0 | 1 = row.tee_time_at ? 0 : 1
  return {
    general_bill_code: row.code,
    facility: { title: courseName(row, lang) },
    date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
    is_any_time: isAnyTime,
    flights: [...flights]
      .flatMap(([start, group]) =>
        start === null
          ? []
          : [{ date_played: start, number_player: group.length, path: group[0]?.path ?? undefined }],
      )
      .toSorted((one, other) => one.date_played - other.date_played),
    number_hole: row.holes,
    number_player: row.player_count,
    green_fees: [...prices].flatMap(([price, { length }]) =>
      price === null ? [] : [{ number_player: length, price }],
    ),
    can_accept: canAccept,
    answer_by: row.state === 'requested' ? (row.confirm_by?.getTime() ?? null) : null,
    state: row.state,
    waits_for: waitsFor(row, now),
    alternatives: alternatives.filter(({ state }) => state === 'waiting'),
    ...clubAnswerOnWire(row),
    now: now.getTime(),
  }
}

/** What a booking waits for from its club before its tee time; null for nothing. */
export function waitsFor(
  { state, answer, tee_time_at }: Pick<AskedRow, 'state' | 'answer' | 'tee_time_at'>,
  now: Date,
): (typeof clubWaits)[number] | null {
  if (tee_time_at && tee_time_at <= now) return null
  if (state === 'requested' && answer === null) return 'answer'
  return state === 'paid' && answer !== 'accepted' ? 'acknowledgement' : null
}

/** States in which the golfer has paid, so that the club must know the names. */
const paidStates: ReadonlySet<BookingState> = new Set<BookingState>([
  'paid',
  'played',
  'cancellation_requested',
])

/** States in which a booking that the club accepted is to be played. */
const acceptedStates: ReadonlySet<BookingState> = new Set<BookingState>([
  ...paidStates,
  'confirmed',
  'placed',
])

/** Whether the club reads the names: it has accepted, or the golfer has paid. */
export function areNamed({ state, answer }: Pick<AskedRow, 'state' | 'answer'>): boolean {
  return paidStates.has(state) || (answer === 'accepted' && acceptedStates.has(state))
}

export function clubAnswerOnWire(row: AnswerRow): ClubAnswerOnWire {
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
