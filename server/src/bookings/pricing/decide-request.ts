import { formatMoney } from '@teeviet/contract/rules/money/money'
import { chooseRefundTerms } from '#golf/courses/refund-terms/choose-refund-terms'
import type { SoldOffer } from '#golf/offers/sold-offers'
import type { TakenPlaces } from '#golf/tee-sheet/take-places'
import { nameOfMember } from '#identity/members/vid'
import { Refusal } from '#platform/context/refusal'
import type { FixedTerms } from '../booking/fixed-terms.ts'
import type { BookedCourse } from '../booking/load-course.ts'
import { refundLadder } from '../booking/refund-terms.ts'
import type { StatedPlayer } from '../booking/rows/players.ts'
import { packagesOfPlayers, type SoldPackage } from '../insurance/packages.ts'
import { chooseOffer } from './choose-offer.ts'
import type { BookingRequest } from './parse-booking-request.ts'
import { type Priced, priceBooking } from './price.ts'

export type KnownMember = { id: number; vga: number; fullname: string }

/** The data read, in one round trip, to decide about a request. */
export type Loaded = {
  course: BookedCourse | null
  members: readonly KnownMember[]
  onSale: readonly SoldPackage[]
  offers: readonly SoldOffer[]
  /** null for an any-time request, and when the places cannot be had */
  places: TakenPlaces[] | null
  /** Whether the day has a tee time at all, for an any-time request. */
  dayIsOpen: boolean
  /** The places are beyond what this golfer's unpaid bookings may hold. */
  isOverCap: boolean
  /** The places are within allotments of the club. */
  isAllotted: boolean
}

/** Why a request is confirmed and placed the moment it arrives, as its history says it. */
export type InstantReason = 'instant confirmation' | 'instant confirmation by allotment'

export type DecidedPlayer = StatedPlayer & {
  memberId: number | null
  /** The player's name as other golfers see it. */
  name: string
  greenFee: number | null
  packages: SoldPackage[]
}

export type Decision = {
  course: BookedCourse
  places: TakenPlaces[] | null
  offer: SoldOffer | null
  players: DecidedPlayer[]
  price: Priced
  terms: FixedTerms | null
  /** Null when the club is asked. */
  instantReason: InstantReason | null
  /** Why the request does not hold the places found for it; null if it does, or has no tee time yet. */
  unheldFor: 'cap' | null
}

/**
 * Decides a request from its input and the data read: players, price and refund tiers.
 * @throws Refusal with the reason, the most serious first
 */
export function decideRequest(request: BookingRequest, loaded: Loaded, now: Date): Decision {
  const { course } = loaded
  const places = priced(loaded.places, request.pricePerPlayer)
  if (!course) throw new Refusal('course.notFound')
  const packages = packagesOfPlayers(request.players, loaded.onSale)
  const members = findMembers(request, loaded.members)
  if (request.startsAt ? !places : !loaded.dayIsOpen) throw new Refusal('booking.noTeeTime')
  const offer = offerOf(request, loaded, now)
  const unheldFor = places && loaded.isOverCap ? 'cap' : null
  const price = priceBooking(
    places,
    packages.map((own) => own.map(({ price_vnd }) => price_vnd)),
    offer && places ? offer.priceSale : null,
  )
  if (request.expectedAmount !== null && price.total !== null && price.total !== request.expectedAmount) {
    throw new Refusal('booking.priceChanged', { amount: formatMoney(price.total) })
  }
  const players = request.players.map(({ vga: _vga, packageIds: _packageIds, ...stated }, index) => ({
    ...stated,
    memberId: members[index]?.id ?? null,
    name: stated.guest_name ?? (members[index] ? nameOfMember(members[index]) : ''),
    greenFee: price.greenFees[index] ?? null,
    packages: packages[index] ?? [],
  }))
  return {
    course,
    places,
    offer,
    players,
    price,
    terms: fixTerms(course, { places, players: request.players.length, total: price.total, now }),
    instantReason:
      unheldFor || price.total === null
        ? null
        : instantReason({
            isContracted: course.instant_confirmation || offer?.isInstant === true,
            isAllotted: loaded.isAllotted,
          }),
    unheldFor,
  }
}

/** Why a request that has its places and a price is confirmed at once; null when the club is asked. */
export function instantReason(by: { isContracted: boolean; isAllotted: boolean }): InstantReason | null {
  if (by.isContracted) return 'instant confirmation'
  return by.isAllotted ? 'instant confirmation by allotment' : null
}

/** Places with the price that staff name where the tee time has none. */
function priced(places: TakenPlaces[] | null, pricePerPlayer: number | null): TakenPlaces[] | null {
  if (pricePerPlayer === null || !places) return places
  return places.map((one) => (one.price_vnd > 0 ? one : { ...one, price_vnd: pricePerPlayer }))
}

/** The refund terms of places at a price; null while one of the two is not known. */
export function fixTerms(
  course: Pick<BookedCourse, 'terms' | 'holidays' | 'no_show_kept_percent' | 'weather_clause_id'> | null,
  booked: { places: readonly TakenPlaces[] | null; players: number; total: number | null; now: Date },
): FixedTerms | null {
  const first = booked.places?.[0]
  if (!first || booked.total === null) return null
  const { terms: rows, holidays, no_show_kept_percent, weather_clause_id } = course ?? courseWithoutTerms
  const chosen = chooseRefundTerms(rows, {
    day: first.play_date,
    players: booked.players,
    holiday: holidays.get(first.play_date) ?? null,
  })
  const { deadline_hours, penalty_percent } = chosen
  const condition = rows.find((row) => row === chosen)?.condition ?? {}
  const rungs = refundLadder(chosen, { startsAt: first.starts_at, total: booked.total, now: booked.now })
  return { condition, deadline_hours, penalty_percent, rungs, no_show_kept_percent, weather_clause_id }
}

/** A course that is closed meanwhile: the terms that hold without any row. */
const courseWithoutTerms = {
  terms: [],
  holidays: new Map<string, never>(),
  no_show_kept_percent: 100,
  weather_clause_id: null,
}

function findMembers(request: BookingRequest, members: readonly KnownMember[]): (KnownMember | null)[] {
  return request.players.map(({ vga }) => {
    if (vga === null) return null
    const member = members.find((one) => one.vga === vga)
    if (!member) throw new Refusal('player.unknownVid')
    return member
  })
}

function offerOf(request: BookingRequest, { offers, places }: Loaded, now: Date): SoldOffer | null {
  if (request.productId === null && request.flashSaleId === null) return null
  return chooseOffer(offers, { courseId: request.courseId, day: request.day, starts: places ?? [], now })
}
