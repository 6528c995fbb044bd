import type { CoursePath } from '@teeviet/contract/rules/bookings/course-paths'
import { percentOf } from '@teeviet/contract/rules/money/money'
import { covers } from '#golf/offers/offer'
import type { SoldOffer } from '#golf/offers/sold-offers'
import type { OwnStart } from '#golf/tee-sheet/move-places'
import { Refusal } from '#platform/context/refusal'
import type { FixedTerms } from '../booking/fixed-terms.ts'
import type { SoldPackage } from '../insurance/packages.ts'
import { type LeavingPart, partsOfLeaving } from './leaving-players.ts'
import type { Changeable, ChosenPackage } from './load-changeable.ts'
import { pathAfter } from './path-after.ts'
import { type Seated, seatBeside, seatOn } from './places-after.ts'
import { playersAfter, type WantedPlayer } from './players-after.ts'

export type WantedChange = {
  /** The course to move to, with a start of it; missing or null to stay. */
  courseId?: number | null | undefined
  /** The start to move to; null to stay. */
  startsAt: Date | null
  /** The players afterwards; null to leave them. */
  players: readonly WantedPlayer[] | null
  /** A price per player that staff name, in VND. */
  pricePerPlayer: number | null
  /** The path that staff name for it; missing or null for that of its tee times. */
  path?: string | null | undefined
  /** Staff return the whole price of players who leave a paid booking, whatever the refund tiers. */
  refundsInFull?: boolean | undefined
}

export type SeatedPlayer = Omit<Seated, 'fee'> & { fee: number }

/** A decided change; amounts in VND. */
export type DecidedChange = {
  players: SeatedPlayer[]
  /** The ids of players who leave. */
  leaving: number[]
  /** The course afterwards. */
  courseId: number
  /** The path that staff have named for it; null for that of its tee times. */
  path: string | null
  /** Places are given up or taken. */
  movesPlaces: boolean
  /** The packages of a player differ from those before. */
  isReinsured: boolean
  /** The earliest start of the players. */
  first: OwnStart
  /** The offer whose price still holds; null when there is none any more. */
  offer: SoldOffer | null
  bookingVnd: number
  hioVnd: number
  /** What the golfer pays in all, before and afterwards. */
  oldVnd: number
  newVnd: number
  /** What goes back and what is kept of each player who leaves a paid booking; empty otherwise. */
  leavingParts: LeavingPart[]
  /** What is kept of all of them. */
  keptVnd: number
  /** What the golfer still pays for the change; negative: what goes back of a paid booking. */
  dueVnd: number
  /** By how much the premiums in a paid bill grow; negative: what of them goes back. */
  premiumsVnd: number
  terms: FixedTerms | null
}

/**
 * Decides a change of a booking: who plays, where they start, and what that costs. Who stays on the same start keeps
 * the price that was agreed; a move is at the price of the new start. An offer stays as long as it covers every start.
 *
 * @param facts.starts those the booking has and those around the wanted one
 * @param facts.paths those of the course afterwards, where a path is named
 * @throws Refusal `booking.cannotChange` in a state or at a time in which nothing can be changed,
 *   `booking.changeOffered` while a change waits for its payment, `booking.changeNothing`,
 *   `booking.changeNoPlaces`, `offer.soldOut`, `staff.priceNeeded`, and those of `playersAfter` and `pathAfter`
 */
export function decideChange(
  booking: Changeable,
  wanted: WantedChange,
  {
    starts,
    offer,
    onSale,
    paths = [],
  }: {
    starts: readonly OwnStart[]
    offer: SoldOffer | null
    onSale: readonly SoldPackage[]
    paths?: readonly CoursePath[]
  },
  now: Date,
): DecidedChange {
  const { startsAt, amount } = booking
  if (booking.state === 'paid' && booking.offered_until) throw new Refusal('booking.changeOffered')
  if (!isChangeable(booking, now) || startsAt === null || amount === null)
    throw new Refusal('booking.cannotChange')
  const after = playersAfter(booking, wanted.players, onSale)
  const courseId = wanted.courseId ?? booking.courseId
  const isElsewhere = courseId !== booking.courseId
  // at another course no player has a start yet: all of them move to one
  if (isElsewhere && !wanted.startsAt) throw new Refusal('booking.changeNoPlaces', { time: '' })
  const isSplit = !isElsewhere && after.some(({ ownStart }) => ownStart !== null)
  const ofCourse = starts.filter((start) => start.courseId === courseId)
  const seated =
    wanted.startsAt && !isSplit ? seatOn(wanted.startsAt, after, ofCourse) : seatBeside(after, ofCourse)
  const first = seated
    .map(({ start }) => start)
    .reduce((one, other) => (other.startsAt < one.startsAt ? other : one))
  const kept = offer && seated.every(({ start }) => covers(offer, start)) ? offer : null
  const more = seated.length - booking.players.length
  if (kept && kept.quantityLeft !== null && kept.quantityLeft < more) throw new Refusal('offer.soldOut')
  const players = seated.map((player): SeatedPlayer => {
    const fee =
      wanted.pricePerPlayer ?? feeOf(player, { isMove: !isSplit && wanted.startsAt !== null, offer: kept })
    if (fee === null) throw new Refusal('staff.priceNeeded')
    return { ...player, fee }
  })
  const leavers = booking.players.filter(({ id }) => !after.some((player) => player.id === id))
  const leaving = leavers.map(({ id }) => id)
  const bookingVnd = players.reduce((sum, { fee }) => sum + fee, 0)
  const hioVnd = premiumsOf(players)
  const oldVnd = amount - booking.cancelled
  const isPaid = booking.state === 'paid'
  const oldFees = booking.players.reduce((sum, { fee }) => sum + (fee ?? 0), 0)
  const oldHioVnd = premiumsOf(booking.players)
  // of a paid bill the part that was cancelled before stays cancelled
  const newVnd = isPaid ? oldVnd + bookingVnd + hioVnd - oldFees - oldHioVnd : bookingVnd + hioVnd
  const leavingParts = isPaid
    ? partsOfLeaving(leavers, booking.terms, { isInFull: wanted.refundsInFull ?? false, now })
    : []
  const keptVnd = leavingParts.reduce((sum, part) => sum + part.keptVnd, 0)
  const returnedPremiums = leavingParts.reduce((sum, { premiumVnd }) => sum + premiumVnd, 0)
  const premiumsVnd = isPaid ? hioVnd - (oldHioVnd - premiumsOf(leavers)) - returnedPremiums : 0
  const dueVnd = newVnd + keptVnd - oldVnd
  const isReinsured = players.some((player) => player.isReinsured)
  const movesPlaces =
    leaving.length > 0 ||
    players.some(({ day, teeTimeId, start }) => start.day !== day || start.id !== teeTimeId)
  const isAsBefore = oldVnd === newVnd && !isReinsured && !players.some(({ isRenamed }) => isRenamed)
  const path = pathAfter(booking, seated, wanted.path ?? null, paths)
  if (!movesPlaces && isAsBefore && path === booking.path) throw new Refusal('booking.changeNothing')
  const terms = termsAfter(booking.terms, first.startsAt, newVnd)
  return {
    players,
    leaving,
    courseId,
    path,
    movesPlaces,
    isReinsured,
    first,
    offer: kept,
    bookingVnd,
    hioVnd,
    oldVnd,
    newVnd,
    leavingParts,
    keptVnd,
    dueVnd,
    premiumsVnd,
    terms,
  }
}

/** The premiums of players, in VND. */
export function premiumsOf(players: readonly { packages: readonly ChosenPackage[] }[]): number {
  return players.flatMap(({ packages }) => packages).reduce((sum, { price_vnd }) => sum + price_vnd, 0)
}

/** Whether a booking can be changed now: it holds its places, has a price, waits for nothing else and has not begun. */
export function isChangeable(booking: Changeable, now: Date): boolean {
  const { state, startsAt, unheld_for, offered_until, pay_by } = booking
  if (startsAt === null || startsAt <= now || unheld_for !== null || offered_until !== null) return false
  if (state === 'placed') return pay_by !== null && pay_by > now
  return state === 'requested' || state === 'confirmed' || state === 'paid'
}

function feeOf(
  player: Seated,
  { isMove, offer }: { isMove: boolean; offer: SoldOffer | null },
): number | null {
  const isSeated = player.start.day === player.day && player.start.id === player.teeTimeId
  if (!isMove && player.id !== null && isSeated) return player.fee
  if (offer) return offer.priceSale
  return player.start.price > 0 ? player.start.price : null
}

/**
 * The refund terms after a change: those fixed when the booking was sent keep running, from the earlier of the two tee
 * times. A move therefore never gives a golfer more time to cancel in full.
 */
export function termsAfter(terms: FixedTerms | null, startsAt: Date, totalVnd: number): FixedTerms | null {
  if (!terms) return null
  const deadline = startsAt.getTime() - terms.deadline_hours * 3_600_000
  return {
    ...terms,
    rungs: terms.rungs.map((tier) => ({
      ...tier,
      until: tier.until === null ? null : new Date(Math.min(Date.parse(tier.until), deadline)).toISOString(),
      refund_vnd: percentOf(totalVnd, tier.refund_percent),
    })),
  }
}
