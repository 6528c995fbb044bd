import { releaseQuantity, takeOffer } from '#golf/offers/quantity'
import { exchangePlaces, forgetReleased, type PlacesAfter } from '#golf/tee-sheet/move-places'
import { pricePlaces } from '#golf/tee-sheet/store-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { type Actor, recordEvent } from '../booking/record-event.ts'
import { cancelAmount } from '../booking/rows/cancel-amount.ts'
import {
  raiseBill,
  rewriteBill,
  rewriteBooking,
  rewritePackages,
  rewritePlayers,
  unseatLeft,
  writeCoverEnd,
} from '../booking/rows/rewrite-booking.ts'
import { announce } from '../booking/transition.ts'
import { informOfNames } from '../club/inform-of-names.ts'
import { informClub } from '../club-requests/inform-club.ts'
import { issueCertificates } from '../insurance/issue-certificates.ts'
import { followPackages, withdrawCertificates } from '../insurance/withdraw-certificates.ts'
import { holdEnd } from '../steps/hold-end.ts'
import { leaveClub } from '../webhooks/leave-club.ts'
import type { DecidedChange, SeatedPlayer } from './decide-change.ts'
import type { Changeable } from './load-changeable.ts'
import { movePremiums, premiumsInMoney } from './move-premiums.ts'
import type { PlannedChange } from './plan-change.ts'

/**
 * Applies a planned change of a booking, whose row and starts are locked: places, players, price, deadlines,
 * audit trail, and the message to its club. The caller records the change, settles the bill's payments and informs the
 * golfer.
 *
 * @returns until when it must be paid
 * @throws Refusal `offer.soldOut`
 */
export async function applyChange(
  ctx: Context,
  q: Query,
  { booking, decision }: Pick<PlannedChange, 'booking' | 'decision'>,
  { actor, reason, now }: { actor: Actor; reason: string; now: Date },
): Promise<{ payBy: Date | null }> {
  const { id: bookingId, state } = booking
  const { players, leaving, first } = decision
  if (decision.movesPlaces) await exchangePlaces(q, bookingId, placesOf(players), now)
  await moveQuantity(q, booking, decision)
  await rewritePlayers(q, bookingId, {
    leaving,
    now,
    players: players.map(({ start: { day, id: teeTimeId }, ...player }) => ({ ...player, day, teeTimeId })),
  })
  if (decision.isReinsured) {
    await rewritePackages(
      q,
      bookingId,
      players.map(({ packages }) => packages),
    )
    await followPackages(q, bookingId, now)
  }
  for (const playerId of leaving) await withdrawCertificates(q, { bookingId, playerId, now })
  const [sold] = players
  if (decision.movesPlaces) {
    await unseatLeft(q, bookingId)
    await forgetReleased(q, bookingId)
  } else if (sold && decision.newVnd !== decision.oldVnd) await pricePlaces(q, bookingId, sold.fee)
  const isUnpaid = state !== 'paid' && booking.pay_by !== null && booking.pay_by > first.startsAt
  const payBy = isUnpaid ? first.startsAt : booking.pay_by
  const holdUntil =
    state === 'requested' && booking.confirm_by
      ? holdEnd(ctx.config.rules, first.startsAt, booking.confirm_by)
      : booking.hold_until
  await rewriteBooking(q, bookingId, {
    courseId: decision.courseId,
    day: first.day,
    teeTimeAt: first.startsAt,
    holes: first.holes,
    path: decision.path,
    players: players.length,
    terms: decision.terms,
    offerId: decision.offer?.id ?? null,
    payBy,
    holdUntil,
  })
  await writeAmounts(q, booking, decision, now)
  await recordEvent(q, { bookingId, from: state, to: state, actor, reason: reason || null, at: now })
  if (decision.courseId !== booking.courseId)
    await leaveClub(q, { bookingId, from: booking.courseId, to: decision.courseId, now })
  const isNewForClub = decision.movesPlaces || decision.path !== booking.path
  const club_due_at = isNewForClub
    ? await informClub(ctx, q, { id: bookingId, state, teeTimeAt: first.startsAt, now })
    : booking.club_due_at
  if (!isNewForClub && areRenamed(booking, players)) await informOfNames(ctx, q, { bookingId, state, now })
  await announce(ctx, q, {
    ...booking,
    club_flagged_at: isNewForClub ? null : booking.club_flagged_at,
    play_date: first.day,
    pay_by: payBy,
    hold_until: holdUntil,
    club_due_at,
    offered_until: null,
  })
  return { payBy }
}

/** Whether the names that a club reads are others; a member of the name of the guest before is the same to it. */
function areRenamed({ players: before }: Changeable, after: readonly SeatedPlayer[]): boolean {
  return after.some(({ id, name }) => before.find((player) => player.id === id)?.name !== name)
}

/**
 * A paid bill that becomes cheaper keeps its amount, of which a part is cancelled; a dearer one grows by the difference,
 * which has been paid. What is kept of players who left is cancelled as well. Premiums that neither a payment nor a refund
 * moves are moved between the round and the insurer. An added player is insured like the others.
 */
async function writeAmounts(
  q: Query,
  { id, state }: Changeable,
  decision: DecidedChange,
  now: Date,
): Promise<void> {
  if (state !== 'paid') return rewriteBill(q, id, { ...decision, now })
  const { dueVnd, keptVnd, premiumsVnd, isReinsured, hioVnd } = decision
  const movedVnd = premiumsVnd - premiumsInMoney(decision)
  // premiums that a refund returns stay in the service and count as returned
  const raisedHioVnd = premiumsVnd > 0 ? premiumsVnd : movedVnd
  await raiseBill(q, id, { byVnd: Math.max(0, dueVnd), hioVnd: raisedHioVnd, now })
  if (isReinsured) await writeCoverEnd(q, id, hioVnd > 0 ? null : now)
  await cancelAmount(q, id, { valueVnd: Math.max(0, -dueVnd) + keptVnd, players: 0 })
  await movePremiums(q, { billId: id, byVnd: movedVnd, now })
  await issueCertificates(q, id, now)
}

function placesOf(players: readonly SeatedPlayer[]): PlacesAfter[] {
  const byStart = Map.groupBy(players, ({ start }) => start)
  return [...byStart].map(([{ day, id }, seated]) => ({
    day,
    id,
    places: seated.length,
    price: seated[0]?.fee ?? 0,
  }))
}

/** The offer's quantity follows the places: it is given back whole when the offer no longer holds. */
async function moveQuantity(
  q: Query,
  { offerId, players: before }: Changeable,
  decision: DecidedChange,
): Promise<void> {
  if (offerId === null) return
  const more = (decision.offer ? decision.players.length : 0) - before.length
  if (more < 0) return releaseQuantity(q, offerId, -more)
  if (more === 0 || decision.offer?.quantityLeft === null) return
  if (!(await takeOffer(q, offerId, more))) throw new Refusal('offer.soldOut')
}
