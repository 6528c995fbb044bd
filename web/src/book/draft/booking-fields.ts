import type { RequestOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { type Player, playerToSend } from '../players/player.ts'
import type { BookingDraft, ChosenCourse, ChosenPackage, ChosenPlay } from './booking-draft.ts'

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

/** The fields of an estimate; null until course, time and players are known. */
export function estimateFields(
  { course, flightSizes, packages }: Pick<BookingDraft, 'course' | 'flightSizes' | 'packages'>,
  play: ChosenPlay | null,
  players: readonly Player[],
): BookingFields | null {
  if (course === null || play === null || players.length === 0) return null
  return bookingFields({ course, play, players, flightSizes, packages })
}
