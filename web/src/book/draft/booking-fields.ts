import type { RequestOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { type Player, playerToSend } from '../players/player.ts'
import type { ChosenCourse, ChosenPackage, ChosenPlay } from './booking-draft.ts'

/** A booking as the wire takes it. */
export type BookingFields = RequestOf<typeof api.bookings.request> & { date_played: number }

type Filled = {
  course: Pick<ChosenCourse, 'id'>
  play: ChosenPlay
  players: readonly Player[]
  flightSizes?: readonly number[] | null
  packages: readonly Pick<ChosenPackage, 'id'>[]
}

/** Turns what was filled in into the fields that are sent. The chosen packages are for every player. */
export function bookingFields({ course, play, players, flightSizes, packages }: Filled): BookingFields {
  // The split of an earlier number of players says nothing about this one.
  const isSplit = flightSizes?.reduce((sum, size) => sum + size, 0) === players.length
  const list_insurrance = packages.map(({ id }) => id)
  return {
    list_users: players.map((player) => ({ ...playerToSend(player), list_insurrance })),
    date_played: play.startsAt,
    facility_id: course.id,
    ...(play.flashSaleId === null ? {} : { flash_sale_id: play.flashSaleId }),
    ...(play.productId === null ? {} : { product_id: play.productId }),
    ...(play.holes === null ? {} : { number_hole: play.holes }),
    ...(flightSizes && isSplit ? { flight_sizes: [...flightSizes] } : {}),
  }
}
