import { takeOffer } from '#golf/offers/quantity'
import {
  lockChangeStarts,
  releaseChangePlaces,
  takeChangePlaces,
} from '#golf/tee-sheet/offered-change-places'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { Actor } from '../booking/record-event.ts'
import { lockPaidChange, markApplied, type OfferedChange } from '../booking/rows/booking-changes.ts'
import type { PaymentOutcome } from '../steps/pay.ts'
import { applyChange } from './apply-change.ts'
import type { DecidedChange } from './decide-change.ts'
import { dropChange } from './drop-change.ts'
import { type Changeable, loadChangeable } from './load-changeable.ts'
import { releaseHeld, storedDecision } from './stored-decision.ts'

/**
 * Applies an offered change with its money, which arrived in full, inside the caller's transaction. The deadline is
 * judged by `occurredAt`, the bank's or gateway's own time: money sent in time but reported after the change was dropped
 * still applies it, as long as nothing else has changed and its places are free. Other money pays nothing.
 */
export async function settleChange(
  ctx: Context,
  q: Query,
  payment: { bookingId: number; changeId: number; occurredAt: Date; now: Date; actor: Actor },
): Promise<PaymentOutcome> {
  const { bookingId, changeId, occurredAt, now, actor } = payment
  await q`select id from bookings where id = ${bookingId} for update`
  const change = await lockPaidChange(q, changeId)
  if (!change) return 'ended'
  if (change.state === 'applied') return 'already_paid'
  if (change.state === 'dropped' && change.droppedFor !== 'unpaid') return 'ended'
  if (occurredAt > change.payBy) return 'late'
  const booking = await loadChangeable(q, bookingId)
  const isOpen = change.state === 'offered'
  if (booking.state !== 'paid' || booking.startsAt === null) return 'late'
  if (
    !isOpen &&
    (booking.offered_until !== null || booking.startsAt <= now || (await isOvertaken(q, bookingId, changeId)))
  )
    return 'late'
  const starts = await lockChangeStarts(q, bookingId, change.wanted.seats)
  // a start that holds nothing any more may have left the schedule
  if (!change.wanted.seats.every((seat) => starts.some(({ day, id }) => day === seat.day && id === seat.id)))
    return 'late'
  const isClosed = starts.some((start) => start.isClosed && start.own === 0)
  if (isOpen && isClosed) {
    await dropChange(ctx, q, bookingId, { cause: 'ended', now })
    return 'ended'
  }
  const decision = await storedDecision(q, booking, change, starts)
  if (!isOpen && !(isStillAhead(decision, now) && (await holdAgain(q, booking, change, decision))))
    return 'late'
  await releaseHeld(q, booking, change)
  await applyChange(ctx, q, { booking, decision }, { actor, reason: change.reason, now })
  await markApplied(q, changeId, now)
  return 'paid'
}

const isStillAhead = ({ first }: DecidedChange, now: Date) => first.startsAt > now

/** Whether the booking was changed or cancelled in part after a change was offered. */
async function isOvertaken(q: Query, bookingId: number, changeId: number): Promise<boolean> {
  const [later] = await q<{ isOvertaken: boolean }>`
    select exists (
        select from booking_changes where booking_id = ${bookingId} and id > ${changeId} and state = 'applied')
      or exists (
        select from booking_players p join booking_changes c on c.id = ${changeId}
        where p.booking_id = ${bookingId} and p.cancelled_at > c.at) as "isOvertaken"`
  return later?.isOvertaken ?? false
}

/** Takes the places of a dropped change again; they are those that it holds beside its booking's own. */
async function holdAgain(
  q: Query,
  { offerId }: Changeable,
  { id, quantity }: OfferedChange,
  { players }: DecidedChange,
): Promise<boolean> {
  const beside = [...Map.groupBy(players, ({ start }) => start)]
    .map(([start, seated]) => ({ day: start.day, id: start.id, places: seated.length - start.own }))
    .filter(({ places }) => places > 0)
  if (!(await takeChangePlaces(q, id, beside))) return false
  if (offerId === null || quantity === 0 || (await takeOffer(q, offerId, quantity))) return true
  await releaseChangePlaces(q, id)
  return false
}
