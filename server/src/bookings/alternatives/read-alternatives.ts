import type { alternative } from '@teeviet/contract/entities/tee-times/alternative'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { z } from 'zod'
import type { Query } from '#platform/database/sql'
import { courseName } from '../booking/load-course.ts'
import { type AlternativeRow, loadAlternatives } from '../booking/rows/alternatives.ts'
import { placesOf } from './check-alternatives.ts'

export type AlternativeOnWire = z.output<typeof alternative>

/**
 * The alternatives of a booking, with whether each can be had now and for how much more than it was shown for.
 * @param courses null for those at every course
 */
export async function readAlternatives(
  q: Query,
  bookingId: number,
  { lang, now, courses = null }: { lang: Language; now: Date; courses?: readonly number[] | null },
): Promise<AlternativeOnWire[]> {
  const rows = await loadAlternatives(q, bookingId)
  if (rows.length === 0) return []
  const [booking] = await q<{ state: BookingState; players: number }>`
    select state, player_count as players from bookings where id = ${bookingId}`
  if (!booking) return []
  const found: AlternativeOnWire[] = []
  for (const row of rows.filter(({ course_id }) => courses?.includes(course_id) !== false))
    found.push(await onWire(q, row, booking, lang, now))
  return found
}

async function onWire(
  q: Query,
  row: AlternativeRow,
  booking: { state: BookingState; players: number },
  lang: Language,
  now: Date,
): Promise<AlternativeOnWire> {
  const { position, course_id: courseId, starts_at: startsAt, price_vnd: price } = row
  const state = stateOf(row, booking.state, now)
  const places = state === 'waiting' ? await placesOf(q, { courseId, startsAt }, booking.players, now) : null
  const isFree = places?.every(({ price_vnd }) => price_vnd > 0) === true
  const starts = places ?? [{ starts_at: startsAt, places: booking.players, path: row.path }]
  const fees = places?.reduce((sum, one) => sum + one.places * one.price_vnd, 0) ?? 0
  return {
    option: position,
    facility: { id: courseId, title: courseName(row, lang) },
    date_played: startsAt.getTime(),
    flights: starts.map(({ starts_at, places: seated, path }) => ({
      date_played: starts_at.getTime(),
      number_player: seated,
      path: path ?? undefined,
    })),
    price,
    state,
    is_free: isFree ? 1 : 0,
    difference: isFree ? fees - price * booking.players : null,
  }
}

function stateOf(
  { offer_state, starts_at }: AlternativeRow,
  booking: BookingState,
  now: Date,
): AlternativeOnWire['state'] {
  if (offer_state === 'accepted') return 'confirmed'
  if (booking !== 'requested' || starts_at <= now) return 'over'
  return offer_state === 'open' ? 'offered' : 'waiting'
}
