import type { RequestOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { guestId, isGuest, type Player } from '../players/player.ts'
import type { ChosenCourse, ChosenPackage, ChosenPlay } from './booking-draft.ts'

/** A booking as the wire takes it. */
export type BookingFields = RequestOf<typeof api.bookings.request> & { date_played: number }

type Filled = {
  course: Pick<ChosenCourse, 'id'>
  play: ChosenPlay
  players: readonly Player[]
  packages: readonly Pick<ChosenPackage, 'id'>[]
}

/** Turns what was filled in into the fields that are sent. The chosen packages are for every player. */
export function bookingFields({ course, play, players, packages }: Filled): BookingFields {
  const list_insurrance = packages.map(({ id }) => id)
  return {
    list_users: players.map((player) => ({
      user_id: isGuest(player) ? guestId : player.userId,
      name_out_system: isGuest(player) ? player.name : '',
      list_insurrance,
    })),
    date_played: play.startsAt,
    facility_id: course.id,
    ...(play.flashSaleId === null ? {} : { flash_sale_id: play.flashSaleId }),
    ...(play.productId === null ? {} : { product_id: play.productId }),
    ...(play.holes === null ? {} : { number_hole: play.holes }),
  }
}
