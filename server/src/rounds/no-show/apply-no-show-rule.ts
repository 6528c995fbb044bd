import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { type FixedTerms, keptOfNoShow } from '#bookings/booking/fixed-terms'
import { loadNotice } from '#bookings/booking/notice'
import { cancelAmount } from '#bookings/booking/rows/cancel-amount'
import type { PlayerLine } from '#bookings/booking/rows/players'
import { notifyNoShow, notifyNoShowUndone } from '#money/refunds/notify-golfer'
import type { Refund } from '#money/refunds/refund'
import { refundNoShow } from '#money/refunds/returns/return-part'
import { undoNoShowRefunds } from '#money/refunds/returns/undo-no-show'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { noShowUndoneReason } from '#platform/notifications/refund-texts'
import { noShowReturns } from './no-show-returns.ts'

/** The locked booking of a no-show; `leftVnd` is what was paid and not yet returned, in VND. */
export type NoShowBooking = {
  id: number
  state: BookingState
  memberId: number
  leftVnd: number | null
  terms: FixedTerms | null
}

type Recorded = { playerIds: readonly number[]; staff: Staff; now: Date }

/**
 * Applies the no-show rule of a booking, fixed when it was sent, to players who were just recorded as no-shows: the rest
 * of their price goes back, and the golfer gets one SMS about all of them. Once the day is over and the round counts as
 * played, what is left may be shared with the club: a no-show of which something would go back is refused, so that no
 * record differs from the money.
 *
 * @throws Refusal `noShow.dayOver`
 */
export async function applyNoShowRule(
  ctx: Context,
  q: Query,
  { id: bookingId, state, memberId, leftVnd, terms }: NoShowBooking,
  { players, playerIds, staff, now }: Recorded & { players: readonly PlayerLine[] },
): Promise<void> {
  const keptPercent = keptOfNoShow(terms)
  if (leftVnd === null || keptPercent === 100) return
  const absent = new Set(playerIds)
  const returns = noShowReturns(players, absent, { keptPercent, leftVnd })
  const returnedVnd = returns.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
  if (returnedVnd === 0) return
  if (state !== 'paid') throw new Refusal('noShow.dayOver', { percent: `${keptPercent}%` })
  const actor = { kind: staff.kind, id: staff.id }
  for (const { playerId, amountVnd } of returns) {
    await cancelAmount(q, bookingId, { valueVnd: amountVnd, players: 0 })
    await refundNoShow(ctx, q, { bookingId, memberId, playerId, amountVnd, actVnd: returnedVnd, actor, now })
  }
  const pricesVnd = players
    .filter(({ id }) => absent.has(id))
    .reduce((sum, { green_fee_vnd }) => sum + (green_fee_vnd ?? 0), 0)
  const keptVnd = pricesVnd - returnedVnd
  await notifyNoShow(ctx, q, bookingId, { players: absent.size, keptVnd, returnedVnd })
}

/**
 * Takes back what goes back for players who are no no-shows any more, while nothing of it has left.
 *
 * @param refunds those of the booking's no-shows, locked before the booking
 * @throws Refusal `noShow.refunded`
 */
export async function undoNoShowRule(
  ctx: Context,
  q: Query,
  { id: bookingId, state }: NoShowBooking,
  { refunds, playerIds, staff, now }: Recorded & { refunds: readonly Refund[] },
): Promise<void> {
  const undone = refunds.filter(
    ({ booking_player_id: player }) => player !== null && playerIds.includes(player),
  )
  if (undone.length === 0) return
  // the round counts as played, and what is left of it may be shared with its club
  if (state !== 'paid') throw new Refusal('noShow.refunded')
  const { lang } = await loadNotice(q, bookingId)
  const actor = { kind: staff.kind, id: staff.id }
  const amountVnd = await undoNoShowRefunds(q, undone, { reason: noShowUndoneReason(lang), actor, now })
  await cancelAmount(q, bookingId, { valueVnd: -amountVnd, players: 0 })
  await notifyNoShowUndone(ctx, q, bookingId, amountVnd)
}
