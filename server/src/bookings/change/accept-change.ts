import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { lockChangeStarts } from '#golf/tee-sheet/offered-change-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Actor } from '../booking/record-event.ts'
import { markApplied, markOffered } from '../booking/rows/booking-changes.ts'
import { writeOffered } from '../booking/rows/change-booking.ts'
import type { RequestedChange } from '../booking/rows/requested-changes.ts'
import { announce } from '../booking/transition.ts'
import { applyChange } from './apply-change.ts'
import type { DecidedChange } from './decide-change.ts'
import { type Changeable, loadChangeable } from './load-changeable.ts'
import { changePayBy } from './offer-change.ts'
import { releaseHeld, storedDecision } from './stored-decision.ts'

export type AcceptedChange = {
  booking: Changeable
  decision: DecidedChange
  /** What its golfer pays for it, and until when; null when it was applied at once. */
  due: { dueVnd: number; payBy: Date } | null
}

/**
 * Accepts the change that a golfer asked for: it is applied, an order with a new payment window, or offered for its
 * difference when a paid booking becomes dearer. The row of the booking is locked; the caller refunds what became cheaper and informs the golfer.
 *
 * @throws Refusal `booking.changeNoPlaces` when its start was closed meanwhile
 */
export async function acceptChange(
  ctx: Context,
  q: Query,
  bookingId: number,
  { change, actor, now }: { change: RequestedChange; actor: Actor; now: Date },
): Promise<AcceptedChange> {
  const starts = await lockChangeStarts(q, bookingId, change.wanted.seats)
  const booking = await loadChangeable(q, bookingId)
  const isGone = !change.wanted.seats.every((seat) =>
    starts.some((start) => start.day === seat.day && start.id === seat.id),
  )
  const closed = starts.find((start) => start.isClosed && start.own === 0)
  if (isGone || closed)
    throw new Refusal('booking.changeNoPlaces', { time: closed ? formatPlayTime(closed.startsAt) : '' })
  const decision = await storedDecision(q, booking, change, starts)
  const { dueVnd } = decision
  if (booking.state === 'paid' && dueVnd > 0) {
    const due = { dueVnd, payBy: changePayBy(ctx, { booking, decision }, now) }
    await markOffered(q, change.id, due)
    await writeOffered(q, bookingId, due.payBy)
    await announce(ctx, q, { ...booking, offered_until: due.payBy })
    return { booking, decision, due }
  }
  await releaseHeld(q, booking, change)
  // the window of an order did not run while the club was asked
  const pay_by = booking.state === 'placed' ? changePayBy(ctx, { booking, decision }, now) : booking.pay_by
  const applied = { ...booking, offered_until: null, pay_by }
  await applyChange(ctx, q, { booking: applied, decision }, { actor, reason: '', now })
  await markApplied(q, change.id, now)
  return { booking: applied, decision, due: null }
}
