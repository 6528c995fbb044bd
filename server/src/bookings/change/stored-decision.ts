import { releaseQuantity } from '#golf/offers/quantity'
import { soldOffers } from '#golf/offers/sold-offers'
import { type lockChangeStarts, releaseChangePlaces } from '#golf/tee-sheet/offered-change-places'
import type { Query } from '#platform/database/sql'
import type { OfferedChange } from '../booking/rows/booking-changes.ts'
import { writeOffered } from '../booking/rows/change-booking.ts'
import { type DecidedChange, premiumsOf, termsAfter } from './decide-change.ts'
import type { Changeable } from './load-changeable.ts'
import { playersAfter } from './players-after.ts'

type Held = Pick<OfferedChange, 'id' | 'quantity' | 'wanted' | 'before' | 'after'>

/** Releases what a change holds beside its booking, so that applying it can take the places it needs. */
export async function releaseHeld(
  q: Query,
  { id: bookingId, offerId }: Pick<Changeable, 'id' | 'offerId'>,
  { id, quantity }: Held,
): Promise<void> {
  await releaseChangePlaces(q, id)
  if (offerId !== null && quantity > 0) await releaseQuantity(q, offerId, quantity)
  await writeOffered(q, bookingId, null)
}

/** The change as it was offered or asked for, for the booking as it is: names given meanwhile stay. */
export async function storedDecision(
  q: Query,
  booking: Changeable,
  { wanted, before, after: summary }: Held,
  starts: Awaited<ReturnType<typeof lockChangeStarts>>,
): Promise<DecidedChange> {
  const { offerId: productId } = booking
  const after = playersAfter(booking, wanted.players)
  const players = after.flatMap((player, place) => {
    const seat = wanted.seats[place]
    const start = starts.find(({ day, id }) => day === seat?.day && id === seat.id)
    const packages = wanted.packages?.[place] ?? player.packages
    return seat && start ? [{ ...player, packages, start, fee: seat.fee }] : []
  })
  const [one] = players
  if (!one || players.length !== wanted.seats.length)
    throw new Error(`the players of booking ${booking.id} are not those of its offered change`)
  const first = players
    .map(({ start }) => start)
    .reduce((earliest, start) => (start.startsAt < earliest.startsAt ? start : earliest), one.start)
  const { courseId } = first
  const [offer = null] = wanted.keepsOffer
    ? await soldOffers(q, { productId, flashSaleId: null, courseId })
    : []
  const oldVnd = (booking.amount ?? 0) - booking.cancelled
  const newVnd = oldVnd + summary.amount_vnd - before.amount_vnd
  const leaving = booking.players
    .filter(({ id }) => !players.some((player) => player.id === id))
    .map(({ id }) => id)
  const { leavingParts = [], premiumsVnd = 0 } = wanted
  const keptVnd = leavingParts.reduce((sum, part) => sum + part.keptVnd, 0)
  return {
    players,
    leaving,
    courseId,
    path: wanted.path ?? null,
    isReinsured: wanted.packages !== undefined,
    first,
    oldVnd,
    newVnd,
    leavingParts,
    keptVnd,
    dueVnd: newVnd + keptVnd - oldVnd,
    premiumsVnd,
    movesPlaces:
      leaving.length > 0 ||
      players.some(({ day, teeTimeId, start }) => start.day !== day || start.id !== teeTimeId),
    offer,
    bookingVnd: players.reduce((sum, { fee }) => sum + fee, 0),
    hioVnd: premiumsOf(players),
    terms: termsAfter(booking.terms, first.startsAt, newVnd),
  }
}
