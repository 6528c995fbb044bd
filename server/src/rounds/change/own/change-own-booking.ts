import type { InputOf, ResponseOf } from '@teeviet/contract'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { ownBooking } from '#bookings/booking/own-booking'
import { recordEvent } from '#bookings/booking/record-event'
import { readChange } from '#bookings/booking/rows/booking-changes'
import { countOwnChanges } from '#bookings/booking/rows/requested-changes'
import { isAllottedChange } from '#bookings/change/allotted-change'
import { needsAnswer, refuseOwnChange } from '#bookings/change/golfer-change'
import { askForChange } from '#bookings/change/offer-change'
import { type PlannedChange, planChange } from '#bookings/change/plan-change'
import { refuseHiddenInsurance } from '#identity/partners/refuse-hidden-insurance'
import { isSplit } from '#money/payments/shares/rest-of-bill'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { carryOutChange, lockForChange } from '../carry-out-change.ts'
import { ownQuoteOnWire, wantedChange } from '../quote-on-wire.ts'

type Input = Omit<InputOf<'POST /api/for_wap/change_booking'>, 'fingerprint'>
type Planned = { planned: PlannedChange; isAsked: boolean }

/**
 * Quotes a change of a booking for its golfer; nothing is changed.
 * @throws Refusal `booking.notFound`, also for another golfer's booking, and those of `planOwnChange`
 */
export async function quoteOwnChange(
  ctx: Context,
  member: Member,
  { id_general_bill_detail: id, ...input }: Input,
): Promise<ResponseOf<'POST /api/for_wap/quote_change'>> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await ownBooking(q, member, id)
    const { planned, isAsked } = await planOwnChange(ctx, q, member, input, { id, locks: false, now })
    return ownQuoteOnWire(ctx, planned, { isAsked, now })
  })
}

/**
 * A golfer changes an own booking as quoted. It is carried out like a change by staff, except that a confirmed
 * booking whose places move, to others than those of an allotment, waits, with the new places held, until staff have answered
 * it for the club; an order is not paid meanwhile. A repeat changes nothing.
 *
 * @throws Refusal `booking.notFound`, also for another golfer's booking, `booking.changeQuoteChanged` when the change would
 *   do something else by now, `share.amountFixed`, those of `planOwnChange` and `carryOutChange`
 */
export async function changeOwnBooking(
  ctx: Context,
  member: Member,
  { id_general_bill_detail: id, fingerprint, ...input }: InputOf<'POST /api/for_wap/change_booking'>,
): Promise<ResponseOf<'POST /api/for_wap/change_booking'>> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await ownBooking(q, member, id)
    await lockForChange(q, id)
    const made = await readChange(q, id, fingerprint)
    if (made) return made
    const { planned, isAsked } = await planOwnChange(ctx, q, member, input, { id, locks: true, now })
    const { booking, decision } = planned
    if (planned.fingerprint !== fingerprint)
      throw new Refusal('booking.changeQuoteChanged', { amount: formatMoney(decision.newVnd) })
    const actor = { kind: 'member' as const, id: member.id }
    const by = { actor, reason: '', now }
    if (!isAsked) return { state: await carryOutChange(ctx, q, planned, by) }
    if (booking.state !== 'paid' && (await isSplit(q, id))) throw new Refusal('share.amountFixed')
    await askForChange(ctx, q, planned, by)
    await recordEvent(q, {
      bookingId: id,
      from: booking.state,
      to: booking.state,
      actor,
      reason: null,
      at: now,
    })
    return { state: 'requested' as const }
  })
}

/**
 * Plans a change by a golfer, within what the course and the golfer's partner allow.
 * @throws Refusal those of `planChange`, `refuseOwnChange` and `refuseHiddenInsurance`
 */
async function planOwnChange(
  ctx: Context,
  q: Query,
  member: Member,
  input: Omit<Input, 'id_general_bill_detail'>,
  { id, locks, now }: { id: number; locks: boolean; now: Date },
): Promise<Planned> {
  const wanted = wantedChange(input)
  const planned = await planChange(ctx, q, id, wanted, { locks, now }).catch((problem) => {
    // staff name a price where a start has none; a golfer cannot book it
    if (!(problem instanceof Refusal) || problem.reason !== 'staff.priceNeeded') throw problem
    const own = wanted.players?.find(({ startsAt }) => startsAt)?.startsAt
    throw new Refusal('booking.changeNoPlaces', { time: formatPlayTime(own ?? wanted.startsAt ?? now) })
  })
  const made = await countOwnChanges(q, id)
  refuseOwnChange(planned.booking, planned.decision, { made, most: ctx.config.rules.changesPerBooking, now })
  const { booking, decision } = planned
  if (addsCover(booking, decision)) await refuseHiddenInsurance(ctx, member)
  const isAllotted =
    !booking.isInstant && (await isAllottedChange(q, booking.courseId, decision.players, now))
  const terms = { state: booking.state, isInstant: booking.isInstant || isAllotted }
  return { planned, isAsked: needsAnswer(terms, decision) }
}

/** Whether a player gets a package that this player does not have. */
function addsCover(booking: PlannedChange['booking'], { players }: PlannedChange['decision']): boolean {
  return players.some(({ id, packages }) => {
    const before = booking.players.find((player) => player.id === id)?.packages ?? []
    return packages.some((one) => !before.some((had) => had.id === one.id))
  })
}
