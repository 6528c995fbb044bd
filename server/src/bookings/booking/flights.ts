import type { flight } from '@teeviet/contract/entities/flight'
import type { z } from 'zod'
import { nameOfPlayer } from '#identity/members/vid'
import type { Query } from '#platform/database/sql'

/**
 * A tee time of a booking with the players who start on it, in their order, and what they start on (`A–B`) where the
 * tee time or staff name it.
 */
export type Flight = { startsAt: Date; players: readonly string[]; path: string | null }

export type WireFlight = z.output<typeof flight>

type NamedPlayer = Parameters<typeof nameOfPlayer>[0]

/**
 * The place of each player, in the order of the players as they were sent: they fill the places of the first start, then
 * those of the next. The rule for prices as well, where tee times of one group differ in price.
 */
export function seatsOf<Places extends { places: number }>(taken: readonly Places[]): Places[] {
  return taken.flatMap((one) => Array<Places>(one.places).fill(one))
}

/** The flights of players (by name) on places that were taken or found for them; none without places. */
export function flightsOn(
  taken: readonly { starts_at: Date; places: number; path?: string | null }[] | null,
  names: readonly string[],
): Flight[] {
  let seated = 0
  return (taken ?? []).map(({ starts_at: startsAt, places, path = null }) => {
    const players = names.slice(seated, seated + places)
    seated += places
    return { startsAt, players, path }
  })
}

/**
 * The flights of bookings by their numbers, the first start first; an ended booking keeps the ones it had. A removed
 * player is on none, and a booking without a tee time is not in the map.
 */
export async function loadFlights(
  q: Query,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Flight[]>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await q<{ booking_id: number; starts_at: Date; path: string | null; players: NamedPlayer[] }>`
    select p.booking_id, t.starts_at, coalesce(b.path, t.path) as path, json_agg(json_build_object('guest_name', p.guest_name, 'fullname', m.fullname,
      'vga', m.vga) order by p.position) as players /* not null */
    from booking_players p
    join bookings b on b.id = p.booking_id
    join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
    left join members m on m.id = p.member_id
    where p.booking_id = any (${[...bookingIds]}) and p.cancelled_at is null
    group by p.booking_id, b.path, t.path, t.starts_at, t.id order by p.booking_id, t.starts_at, t.id`
  const flights = new Map<number, Flight[]>()
  for (const { booking_id, starts_at: startsAt, path, players } of rows) {
    const own = flights.get(booking_id) ?? []
    flights.set(booking_id, [...own, { startsAt, path, players: players.map(nameOfPlayer) }])
  }
  return flights
}

/** The flights of one booking. */
export async function flightsOf(q: Query, bookingId: number): Promise<Flight[]> {
  return (await loadFlights(q, [bookingId])).get(bookingId) ?? []
}

/** Flights in wire format. The name of a player who may not be shown is empty and omitted; the player still counts. */
export function flightsOnWire(flights: readonly Flight[]): WireFlight[] {
  return flights.map(({ startsAt, players, path }) => ({
    date_played: startsAt.getTime(),
    number_player: players.length,
    players: players.filter((name) => name !== ''),
    path: path ?? undefined,
  }))
}
