import type { bookingChangeQuote, offeredChange } from '@teeviet/contract/entities/booking-change'
import type { z } from 'zod'
import { ladderOnWire } from '#bookings/booking/ladder-on-wire'
import type { OfferedChange, Summary } from '#bookings/booking/rows/booking-changes'
import type { WantedChange } from '#bookings/change/decide-change'
import { changePayBy } from '#bookings/change/offer-change'
import type { PlannedChange } from '#bookings/change/plan-change'
import type { Context } from '#platform/context/context'

export type ChangeQuote = z.output<typeof bookingChangeQuote>

type ChangeInput = {
  start_at?: number | undefined
  players?: readonly { player_id?: number | undefined; name: string }[] | undefined
  price_per_player?: number | undefined
}

/** A wanted change as the wire carries it. */
export function wantedChange({ start_at, players, price_per_player }: ChangeInput): WantedChange {
  return {
    startsAt: start_at === undefined ? null : new Date(start_at),
    players: players?.map(({ player_id, name }) => ({ id: player_id ?? null, name })) ?? null,
    pricePerPlayer: price_per_player ?? null,
  }
}

/** What a planned change would do, in wire format. */
export function quoteOnWire(ctx: Pick<Context, 'config'>, planned: PlannedChange, now: Date): ChangeQuote {
  const { booking, decision, before, after, fingerprint } = planned
  const { oldVnd, newVnd, first, movesPlaces, terms } = decision
  const isPaid = booking.state === 'paid'
  const isOffered = isPaid && newVnd > oldVnd
  const payBy = isOffered
    ? changePayBy(ctx, planned, now).getTime()
    : isPaid
      ? null
      : booking.pay_by && Math.min(booking.pay_by.getTime(), first.startsAt.getTime())
  return {
    fingerprint,
    old_flights: flightsOf(before),
    new_flights: flightsOf(after),
    old_amount: oldVnd,
    new_amount: newVnd,
    difference: newVnd - oldVnd,
    moves_places: movesPlaces ? 1 : 0,
    is_refund: isPaid && newVnd < oldVnd ? 1 : 0,
    is_payment: isOffered ? 1 : 0,
    payment_deadline: payBy,
    refund_terms: ladderOnWire(terms, newVnd),
  }
}

/** A change that waits for its payment, in wire format. */
export function offeredOnWire(change: OfferedChange | null): z.output<typeof offeredChange> | null {
  if (!change) return null
  const { before, after, dueVnd, payBy } = change
  return {
    old_flights: flightsOf(before),
    new_flights: flightsOf(after),
    old_amount: before.amount_vnd,
    new_amount: after.amount_vnd,
    difference: dueVnd,
    payment_deadline: payBy.getTime(),
  }
}

function flightsOf({ starts }: Summary) {
  return starts.map(({ at, players }) => ({
    date_played: Date.parse(at),
    number_player: players.length,
    players: [...players],
  }))
}
