import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { takeOffer } from '#golf/offers/quantity'
import { takeChangePlaces } from '#golf/tee-sheet/offered-change-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Actor } from '../booking/record-event.ts'
import { insertOffered } from '../booking/rows/booking-changes.ts'
import { writeOffered } from '../booking/rows/change-booking.ts'
import { announce } from '../booking/transition.ts'
import type { PlannedChange } from './plan-change.ts'
import type { WantedPlayer } from './players-after.ts'

/** Until when the difference of a change must be paid: the payment window, at most until the booking is played. */
export function changePayBy(
  { config }: Pick<Context, 'config'>,
  { booking: { startsAt }, decision: { first } }: Pick<PlannedChange, 'booking' | 'decision'>,
  now: Date,
): Date {
  const windowEnd = now.getTime() + config.rules.paymentWindow * 1000
  return new Date(Math.min(windowEnd, first.startsAt.getTime(), startsAt?.getTime() ?? windowEnd))
}

/**
 * Offers a planned change that makes a paid booking dearer: the places it needs more are held until its deadline, and the
 * payment of the difference applies it. The booking and its starts are locked.
 *
 * @throws Refusal `booking.changeNoPlaces`, `offer.soldOut`
 */
export async function offerChange(
  ctx: Context,
  q: Query,
  planned: PlannedChange,
  {
    players,
    actor,
    reason,
    now,
  }: { players: readonly WantedPlayer[] | null; actor: Actor; reason: string; now: Date },
): Promise<{ dueVnd: number; payBy: Date }> {
  const { booking, decision, before, after, fingerprint } = planned
  const { id: bookingId } = booking
  const { oldVnd, newVnd, offer, first } = decision
  const payBy = changePayBy(ctx, planned, now)
  const dueVnd = newVnd - oldVnd
  const more = decision.players.length - booking.players.length
  const isLimited = offer !== null && offer.quantityLeft !== null
  const quantity = isLimited ? Math.max(0, more) : 0
  const changeId = await insertOffered(q, {
    ...{ bookingId, fingerprint, before, after, actor, reason, now, dueVnd, payBy, quantity },
    wanted: {
      players: players?.map(({ id, name }) => ({ id, name })) ?? null,
      seats: decision.players.map(({ start: { day, id }, fee }) => ({ day, id, fee })),
      keepsOffer: offer !== null,
    },
  })
  if (!(await takeChangePlaces(q, changeId, placesBeside(decision))))
    throw new Refusal('booking.changeNoPlaces', { time: formatPlayTime(first.startsAt) })
  if (offer && quantity > 0 && !(await takeOffer(q, offer.id, quantity))) throw new Refusal('offer.soldOut')
  await writeOffered(q, bookingId, payBy)
  await announce(ctx, q, { ...booking, offered_until: payBy })
  return { dueVnd, payBy }
}

/** The places a change needs besides those its booking has there. */
function placesBeside({ players }: PlannedChange['decision']) {
  return [...Map.groupBy(players, ({ start }) => start)]
    .map(([{ day, id, own }, seated]) => ({ day, id, places: seated.length - own }))
    .filter(({ places }) => places > 0)
}
