import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { writeOffered } from '#bookings/booking/rows/change-booking'
import { endOffer } from '#bookings/booking/rows/counter-offers'
import { type Changeable, loadChangeable } from '#bookings/change/load-changeable'
import { coursesOf, seatOf, summaryOf } from '#bookings/change/plan-change'
import { storedDecision } from '#bookings/change/stored-decision'
import {
  type Choice,
  courseOfOption,
  heldOption,
  type LockedOffer,
  staffOfOffer,
} from '#bookings/counter-offers/answer-offer'
import { fillPlaces } from '#bookings/counter-offers/offered-price'
import { lockChangeStarts } from '#golf/tee-sheet/offered-change-places'
import { loadOffered, releaseOffered } from '#golf/tee-sheet/offered-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { carryOutChange } from '../change/carry-out-change.ts'
import { paymentWindow } from '../change/payment-window/payment-window.ts'

/**
 * The golfer takes one of the times on offer for a confirmed, ordered or paid booking: it is changed to that time at the
 * price that was shown, by the rules of every change of such a booking. An order gets a new payment window, a cheaper paid
 * booking its difference back; a dearer one is changed when the difference is paid, and ends for its club without that. The
 * offer is locked and open.
 *
 * @throws Refusal `counterOffer.over`, `booking.priceChanged`, `booking.teeTimeClosed`, and those of `carryOutChange`
 */
export async function acceptForOrder(
  ctx: Context,
  q: Query,
  offer: LockedOffer,
  { option, expectedAmount }: Choice,
  now: Date,
): Promise<void> {
  const bookingId = offer.booking_id
  const { held } = await heldOption(q, offer.id, option)
  const booking = await loadChangeable(q, bookingId)
  const starts = await lockOwnAndOffered(q, booking, offer.id)
  const closed = starts.find(
    ({ day, id, isClosed }) =>
      isClosed && held.some((one) => one.play_date === day && one.tee_time_id === id),
  )
  if (closed) throw new Refusal('booking.teeTimeClosed', { time: formatPlayTime(closed.startsAt) })
  const seats = fillPlaces(held, booking.players.length).flatMap((one) =>
    Array.from({ length: one.places }, () => ({
      day: one.play_date,
      id: one.tee_time_id,
      fee: one.price_vnd,
    })),
  )
  const courses = await coursesOf(q, booking, await courseOfOption(q, offer.id, option))
  const oldVnd = (booking.amount ?? 0) - booking.cancelled
  const newVnd = oldVnd + sumOf(seats) - sumOf(booking.players)
  if (newVnd !== expectedAmount) throw new Refusal('booking.priceChanged', { amount: formatMoney(newVnd) })
  const startOf = (day: string | null | undefined, id: number | null | undefined) =>
    starts.find((start) => start.day === day && start.id === id)
  const { players } = booking
  const before = summaryOf(
    players.map(({ day, teeTimeId, name }) => seatOf(name, startOf(day, teeTimeId), booking.path)),
    oldVnd,
    courses?.before,
  )
  const after = summaryOf(
    players.map(({ name }, place) => seatOf(name, startOf(seats[place]?.day, seats[place]?.id), null)),
    newVnd,
    courses?.after,
  )

  if (!(await endOffer(q, offer.id, { to: 'accepted', option, now }))) throw new Refusal('counterOffer.over')
  await releaseOffered(q, offer.id)
  await writeOffered(q, bookingId, null)
  const wanted = { players: null, seats, keepsOffer: false }
  const decision = await storedDecision(q, booking, { id: 0, quantity: 0, wanted, before, after }, starts)
  const pay_by =
    booking.state === 'placed' ? paymentWindow(ctx, decision.first.startsAt, now) : booking.pay_by
  await carryOutChange(
    ctx,
    q,
    {
      booking: { ...booking, offered_until: null, pay_by },
      players: null,
      decision,
      before,
      after,
      fingerprint: `counter-offer ${offer.id}`,
    },
    {
      // staff have offered it: the tap is the golfer's, the club's word is theirs
      actor: { kind: 'staff', id: staffOfOffer(offer) },
      reason: 'the golfer accepted another time',
      now,
      isInPlace: true,
    },
  )
}

/** The booking's own starts and those of every option, locked in one order with all others who take or release places. */
async function lockOwnAndOffered(q: Query, { id, players }: Changeable, offerId: number) {
  const own = players.flatMap(({ day, teeTimeId }) =>
    day === null || teeTimeId === null ? [] : [{ day, id: teeTimeId }],
  )
  const offered = (await loadOffered(q, offerId)).map((one) => ({ day: one.play_date, id: one.tee_time_id }))
  return lockChangeStarts(q, id, [...own, ...offered])
}

const sumOf = (players: readonly { fee: number | null }[]) =>
  players.reduce((sum, { fee }) => sum + (fee ?? 0), 0)
