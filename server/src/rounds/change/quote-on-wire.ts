import type {
  bookingChangeQuote,
  offeredChange,
  ownChangeQuote,
  requestedChange,
} from '@teeviet/contract/entities/booking-change'
import type { Language } from '@teeviet/contract/rules/languages'
import type { z } from 'zod'
import { ladderOnWire } from '#bookings/booking/ladder-on-wire'
import { courseName } from '#bookings/booking/load-course'
import type { OfferedChange, Summary } from '#bookings/booking/rows/booking-changes'
import type { RequestedChange } from '#bookings/booking/rows/requested-changes'
import { newsOf } from '#bookings/change/change-news'
import { premiumsOf } from '#bookings/change/decide-change'
import { changeAnswerBy, changePayBy } from '#bookings/change/offer-change'
import type { PlannedChange, TypedChange } from '#bookings/change/plan-change'
import type { Context } from '#platform/context/context'

export type ChangeQuote = z.output<typeof bookingChangeQuote>

type ChangeInput = {
  facility_id?: number | undefined
  start_at?: number | undefined
  players?:
    | readonly {
        player_id?: number | undefined
        name: string
        member?: string | undefined
        user_id?: number | undefined
        packages?: number[] | undefined
        start_at?: number | undefined
      }[]
    | undefined
  path?: string | undefined
  price_per_player?: number | undefined
  leaving_refund?: 'terms' | 'full' | undefined
}

/** A wanted change as the wire carries it. */
export function wantedChange({
  facility_id,
  start_at,
  players,
  path,
  price_per_player,
  leaving_refund,
}: ChangeInput): TypedChange {
  return {
    courseId: facility_id ?? null,
    startsAt: start_at === undefined ? null : new Date(start_at),
    players:
      players?.map(({ player_id, name, member, user_id, packages, start_at: own }) => ({
        id: player_id ?? null,
        name,
        typedMember: user_id === undefined ? member : String(user_id),
        packageIds: packages,
        startsAt: own === undefined ? undefined : new Date(own),
      })) ?? null,
    path: path ?? null,
    pricePerPlayer: price_per_player ?? null,
    refundsInFull: leaving_refund === 'full',
  }
}

/** What a planned change would do, in wire format. */
export function quoteOnWire(
  ctx: Pick<Context, 'config'>,
  planned: PlannedChange,
  { lang, now }: { lang: Language; now: Date },
): ChangeQuote {
  const { booking, decision, before, after, fingerprint } = planned
  const { oldVnd, newVnd, hioVnd, first, movesPlaces, terms, keptVnd, dueVnd } = decision
  const isPaid = booking.state === 'paid'
  const isOffered = isPaid && dueVnd > 0
  const payBy = isOffered
    ? changePayBy(ctx, planned, now).getTime()
    : isPaid
      ? null
      : booking.pay_by && Math.min(booking.pay_by.getTime(), first.startsAt.getTime())
  return {
    fingerprint,
    courses: coursesOf(before, after, lang),
    old_flights: flightsOf(before),
    new_flights: flightsOf(after),
    old_amount: oldVnd,
    new_amount: newVnd,
    difference: newVnd - oldVnd,
    old_cover: premiumsOf(booking.players),
    new_cover: hioVnd,
    moves_places: movesPlaces ? 1 : 0,
    changes_path: newsOf(before, after).path === null ? 0 : 1,
    kept_amount: keptVnd,
    due_amount: dueVnd,
    leaves_paid: decision.leavingParts.length > 0 ? 1 : 0,
    is_refund: isPaid && dueVnd < 0 ? 1 : 0,
    is_payment: isOffered ? 1 : 0,
    payment_deadline: payBy,
    refund_terms: ladderOnWire(terms, newVnd),
  }
}

/** The same for its golfer: money is paid or returned once staff have agreed, where they must. */
export function ownQuoteOnWire(
  ctx: Pick<Context, 'config'>,
  planned: PlannedChange,
  { isAsked, now }: { isAsked: boolean; now: Date },
): z.output<typeof ownChangeQuote> {
  const quote = quoteOnWire(ctx, planned, { lang: planned.booking.language, now })
  if (!isAsked) return { ...quote, needs_answer: 0, answer_deadline: null }
  const answer_deadline = changeAnswerBy(ctx, planned, now).getTime()
  return { ...quote, payment_deadline: null, needs_answer: 1, answer_deadline }
}

/** A change that waits for its payment, in wire format. */
export function offeredOnWire(
  change: OfferedChange | null,
  lang: Language,
): z.output<typeof offeredChange> | null {
  if (!change) return null
  const { before, after, dueVnd, payBy } = change
  return {
    courses: coursesOf(before, after, lang),
    old_flights: flightsOf(before),
    new_flights: flightsOf(after),
    old_amount: before.amount_vnd,
    new_amount: after.amount_vnd,
    kept_amount: after.kept_vnd ?? 0,
    difference: dueVnd,
    payment_deadline: payBy.getTime(),
  }
}

/** The change that the golfer asked for, in wire format; null when it was accepted or taken back. */
export function requestedOnWire(change: RequestedChange | null): z.output<typeof requestedChange> | null {
  if (!change) return null
  const { fingerprint, before, after, answerBy, answer, state: step, droppedFor } = change
  const state = step === 'requested' ? step : droppedFor
  if (state !== 'requested' && state !== 'refused' && state !== 'unanswered') return null
  return {
    fingerprint,
    state,
    old_flights: flightsOf(before),
    new_flights: flightsOf(after),
    old_amount: before.amount_vnd,
    new_amount: after.amount_vnd,
    kept_amount: after.kept_vnd ?? 0,
    difference: after.amount_vnd + (after.kept_vnd ?? 0) - before.amount_vnd,
    answer_deadline: answerBy.getTime(),
    answer: answer ?? '',
  }
}

function coursesOf(before: Summary, after: Summary, lang: Language) {
  if (!before.course || !after.course) return null
  return { before: courseName(before.course, lang), after: courseName(after.course, lang) }
}

function flightsOf({ starts }: Summary) {
  return starts.map(({ at, players, path }) => ({
    date_played: Date.parse(at),
    number_player: players.length,
    players: [...players],
    path,
  }))
}
