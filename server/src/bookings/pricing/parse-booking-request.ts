import type { Calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { mostPlayers } from '@teeviet/contract/rules/limits'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { type Day, dayMs, dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import { catalogue } from '@teeviet/texts/catalogue'
import type { z } from 'zod'
import { Refusal } from '#platform/context/refusal'
import type { Alternative } from '../booking/rows/alternatives.ts'
import type { StatedPlayer } from '../booking/rows/players.ts'

export type BookingFields = z.output<Calls['POST /api/services/create_delivery_for_wap']['request']>

/** A member by vID or a guest by typed name, with the packages chosen for this player. */
export type RequestedPlayer = StatedPlayer & { vga: number | null; packageIds: number[] }

/** A golfer's request, once it is complete and valid. */
export type BookingRequest = {
  courseId: number
  day: Day
  /** null for any time today */
  startsAt: Date | null
  players: RequestedPlayer[]
  productId: number | null
  flashSaleId: number | null
  holes: number | null
  /** The golfer's own split of a group on several tee times; empty for the even one. */
  flightSizes: readonly number[]
  expectedAmount: number | null
  /** In VND, named by staff who make the booking; it counts where a tee time has no price. */
  pricePerPlayer: number | null
  /** Whose rate it is sold at; staff choose another one than the visitors'. */
  customerType: CustomerType
  /** Other tee times that the golfer would also take, in their order. */
  alternatives: readonly Alternative[]
}

const texts = catalogue('bookings')

/** Beyond this no tee sheet reaches, and dates stop being dates. */
const farthestDays = 1000

/**
 * Checks the input by every rule of the form. A player without a name is counted in `lang`: "Player 2".
 * @throws Refusal with the form's own text
 */
export function parseBookingRequest(fields: BookingFields, now: Date, lang: Language): BookingRequest {
  const { facility_id, date_played, list_users } = fields
  if (facility_id === undefined || date_played === undefined || list_users.length === 0) {
    throw new Refusal('booking.incomplete')
  }
  if (fields.terms_agreed === 0) throw new Refusal('booking.termsNotAgreed')
  if (list_users.length > mostPlayers) throw new Refusal('booking.tooManyPlayers', { max: mostPlayers })
  return {
    courseId: facility_id,
    ...readDate(date_played, now),
    players: readPlayers(list_users, lang),
    productId: fields.product_id ?? null,
    flashSaleId: fields.flash_sale_id ?? null,
    holes: fields.number_hole ?? null,
    flightSizes: fields.flight_sizes ?? [],
    expectedAmount: fields.expected_amount ?? null,
    pricePerPlayer: null,
    customerType: 'visitor',
    alternatives: (fields.alternatives ?? []).map(({ facility_id, start_at, price }) => ({
      courseId: facility_id,
      playDate: dayOf(start_at),
      startsAt: new Date(start_at),
      price,
    })),
  }
}

// The first instant of today means any time today; any other time must not have passed.
function readDate(played: number, now: Date): { day: Day; startsAt: Date | null } {
  if (played > now.getTime() + farthestDays * dayMs) throw new Refusal('booking.noTeeTime')
  const day = dayOf(played)
  const isAnyTime = played === startOfDay(dayOf(now))
  if (!isAnyTime && played <= now.getTime()) throw new Refusal('booking.noTeeTime')
  return { day, startsAt: isAnyTime ? null : new Date(played) }
}

function readPlayers(users: BookingFields['list_users'], lang: Language): RequestedPlayer[] {
  const vgas = new Set<number>()
  return users.map(({ user_id, name_out_system, list_insurrance: packageIds, ...stated }, place) => {
    if (user_id === -1) {
      const name = stated.is_unnamed ? texts('player.unnamed', lang, { n: place + 1 }) : name_out_system
      if (name === '') throw new Refusal('booking.guestName')
      return { ...stated, vga: null, guest_name: name, packageIds }
    }
    if (vgas.has(user_id)) throw new Refusal('booking.duplicateMember')
    vgas.add(user_id)
    return { ...stated, is_unnamed: false, vga: user_id, guest_name: null, packageIds }
  })
}
