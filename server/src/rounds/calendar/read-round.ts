import type { ResponseOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { FixedTerms } from '#bookings/booking/fixed-terms'
import { flightsOf, flightsOnWire } from '#bookings/booking/flights'
import { refundTierAt } from '#bookings/booking/refund-terms'
import { loadPlayers, type PlayerLine } from '#bookings/booking/rows/players'
import { readCatalogue } from '#golf/courses/catalogue'
import { addressIn } from '#golf/courses/course-views'
import { nameOfPlayer } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { textIn } from '#platform/http/text-in'

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
 * A round by the code of its link, without anything about money; by the code of a pass, the part of its player alone.
 * @throws Refusal `booking.notFound` for a code that neither a round nor a player has
 */
export async function readRound(ctx: Context, code: string, lang: Language): Promise<Round> {
  const [row] = await ctx.q<RoundRow>`
    select b.id, b.code, b.state, b.course_id, b.play_date, b.tee_time_at, b.holes, b.player_count
    from round_links l join bookings b on b.id = l.booking_id where l.code = ${code}`
  return row ? await roundOf(ctx, row, lang) : await readPass(ctx, code, lang)
}

type PassRow = RoundRow & { player_id: number; refund_ladder: FixedTerms | null }

async function readPass(ctx: Context, code: string, lang: Language): Promise<Round> {
  const [row] = await ctx.q<PassRow>`
    select b.id, b.code, b.state, b.course_id, b.play_date, b.tee_time_at, b.holes, b.player_count, b.refund_ladder,
      s.player_id
    from player_passes s join booking_players p on p.id = s.player_id join bookings b on b.id = p.booking_id
    where s.code = ${code}`
  if (!row) throw new Refusal('booking.notFound')
  const [round, players] = await Promise.all([roundOf(ctx, row, lang), loadPlayers(ctx.q, row.id)])
  const own = players.find(({ id }) => id === row.player_id)
  if (!own) throw new Error(`a pass without its player ${row.player_id}`)
  const isLeft = own.cancelled_at !== null && round.state !== 'off'
  return {
    ...round,
    ...(isLeft ? { players: [], number_player: 0, starts_at: null, flights: [] } : ownPart(own)),
    state: isLeft ? 'left' : round.state,
    pass: {
      price: isLeft ? null : priceOf(own),
      free_cancel_until: isLeft ? null : freeCancelUntil(row.refund_ladder, ctx.clock.now()),
      apple_wallet: null,
      google_wallet: null,
    },
  }
}

/** What a pass shows of the players: its own alone. */
function ownPart(own: PlayerLine): Pick<Round, 'players' | 'number_player' | 'starts_at' | 'flights'> {
  const name = nameOfPlayer(own)
  const start = own.starts_at?.getTime() ?? null
  const flights =
    start === null
      ? []
      : [{ date_played: start, number_player: 1, players: [name], path: own.path ?? undefined }]
  return { players: [name], number_player: 1, starts_at: start, flights }
}

function priceOf({ green_fee_vnd: fee, packages }: PlayerLine): number | null {
  return fee === null ? null : packages.reduce((sum, { price_vnd }) => sum + price_vnd, fee)
}

/** Until when a cancellation returns everything; null when that has passed. */
function freeCancelUntil(terms: FixedTerms | null, now: Date): number | null {
  const tier = terms ? refundTierAt(terms.rungs, now) : null
  return tier?.penalty_percent === 0 && tier.until !== null ? Date.parse(tier.until) : null
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
      dress_code: textIn(course.dressCode, lang) ?? '',
    },
    play_date: row.play_date,
    starts_at: row.tee_time_at?.getTime() ?? null,
    number_hole: row.holes,
    booking_code: row.code,
    players: staying.map(nameOfPlayer),
    flights: flightsOnWire(flights),
    number_player: row.player_count,
    state: standing[row.state],
    pass: null,
  }
}
