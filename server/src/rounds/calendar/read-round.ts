import type { ResponseOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { flightsOf, flightsOnWire } from '#bookings/booking/flights'
import { loadPlayers } from '#bookings/booking/rows/players'
import { readCatalogue } from '#golf/courses/catalogue'
import { addressIn } from '#golf/courses/course-views'
import { nameOfPlayer } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'

export type Round = ResponseOf<'GET /api/rounds/:code'>

/** The columns of a round, from `bookings`. */
export type RoundRow = {
  id: number
  code: string
  state: BookingState
  course_id: number
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  player_count: number
}

/** The status of a round for fellow players: payment and refunds are visible to the booker only. */
const standing = {
  draft: 'off',
  requested: 'waiting',
  confirmed: 'waiting',
  placed: 'on',
  paid: 'on',
  cancellation_requested: 'on',
  played: 'played',
  rejected: 'off',
  withdrawn: 'off',
  expired: 'off',
  cancelled: 'off',
  refunded: 'off',
  partly_refunded: 'off',
} as const satisfies Record<BookingState, Round['state']>

/**
 * A round by the code of its link, without anything about money.
 * @throws Refusal `booking.notFound` for a code that no round has
 */
export async function readRound(ctx: Context, code: string, lang: Language): Promise<Round> {
  const [row] = await ctx.q<RoundRow>`
    select b.id, b.code, b.state, b.course_id, b.play_date, b.tee_time_at, b.holes, b.player_count
    from round_links l join bookings b on b.id = l.booking_id where l.code = ${code}`
  if (!row) throw new Refusal('booking.notFound')
  return await roundOf(ctx, row, lang)
}

/** A booking as a round: place, time, players. */
export async function roundOf(ctx: Context, row: RoundRow, lang: Language): Promise<Round> {
  const [catalogue, players, flights] = await Promise.all([
    readCatalogue(ctx),
    loadPlayers(ctx.q, row.id),
    flightsOf(ctx.q, row.id),
  ])
  const course = catalogue.byId.get(row.course_id)
  if (!course) throw new Error(`Course ${row.course_id} of a booking is not there`)
  const staying = players.filter((player) => player.cancelled_at === null)
  return {
    course: {
      id: course.id,
      name: lang === 'vi' ? course.title : course.titleEn,
      address: addressIn(course, lang),
      picture: course.pictures[0] ?? null,
      latitude: course.latitude,
      longitude: course.longitude,
    },
    play_date: row.play_date,
    starts_at: row.tee_time_at?.getTime() ?? null,
    number_hole: row.holes,
    booking_code: row.code,
    players: staying.map(nameOfPlayer),
    flights: flightsOnWire(flights),
    number_player: row.player_count,
    state: standing[row.state],
  }
}
