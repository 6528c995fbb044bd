import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { takeOffer } from '#golf/offers/quantity'
import { takeChangePlaces } from '#golf/tee-sheet/offered-change-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Actor } from '../booking/record-event.ts'
import { insertOpen } from '../booking/rows/booking-changes.ts'
import { writeOffered } from '../booking/rows/change-booking.ts'
import { announce } from '../booking/transition.ts'
import type { PlannedChange } from './plan-change.ts'

/** Until when the difference of a change must be paid: the payment window, at most until the booking is played. */
export function changePayBy(
  { config }: Pick<Context, 'config'>,
  planned: Pick<PlannedChange, 'booking' | 'decision'>,
  now: Date,
): Date {
  return endOfWindow(config.rules.paymentWindow, planned, now)
}

type HeldBy = {
  isInPlace?: boolean
  actor: Actor
  reason: string
  now: Date
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
  by: HeldBy,
): Promise<{ dueVnd: number; payBy: Date }> {
  const due = { dueVnd: planned.decision.dueVnd, payBy: changePayBy(ctx, planned, by.now) }
  await holdChange(ctx, q, planned, { ...by, due, answerBy: null })
  return due
}

/**
 * Holds the places of a planned change of a confirmed booking until staff have answered it, at most until the earlier of the
 * two tee times. The booking and its starts are locked.
 *
 * @throws Refusal `booking.changeNoPlaces`, `offer.soldOut`
 */
export async function askForChange(
  ctx: Context,
  q: Query,
  planned: PlannedChange,
  by: HeldBy,
): Promise<{ answerBy: Date }> {
  const answerBy = changeAnswerBy(ctx, planned, by.now)
  await holdChange(ctx, q, planned, { ...by, due: null, answerBy })
  return { answerBy }
}

/** Until when staff answer a change: their hour, at most until the earlier of the two tee times. */
export function changeAnswerBy(
  { config }: Pick<Context, 'config'>,
  planned: Pick<PlannedChange, 'booking' | 'decision'>,
  now: Date,
): Date {
  return endOfWindow(config.rules.staffConfirmation, planned, now)
}

async function holdChange(
  ctx: Context,
  q: Query,
  planned: PlannedChange,
  { isInPlace, due, answerBy, ...by }: HeldBy & Pick<Parameters<typeof insertOpen>[1], 'due' | 'answerBy'>,
): Promise<void> {
  const { booking, players, decision, before, after, fingerprint } = planned
  const { id: bookingId } = booking
  const { offer, first } = decision
  const more = decision.players.length - booking.players.length
  const isLimited = offer !== null && offer.quantityLeft !== null
  const quantity = isLimited ? Math.max(0, more) : 0
  const changeId = await insertOpen(q, {
    bookingId,
    fingerprint,
    before,
    after,
    ...by,
    due,
    answerBy,
    quantity,
    wanted: {
      players: players?.map(({ id, name, member }) => ({ id, name, member })) ?? null,
      seats: decision.players.map(({ start: { day, id }, fee }) => ({ day, id, fee })),
      keepsOffer: offer !== null,
      ...(decision.path !== null && { path: decision.path }),
      ...(isInPlace && { isInPlace }),
      ...(decision.isReinsured && { packages: decision.players.map(({ packages: chosen }) => [...chosen]) }),
      ...(decision.premiumsVnd !== 0 && { premiumsVnd: decision.premiumsVnd }),
      ...(decision.leavingParts.length > 0 && { leavingParts: decision.leavingParts }),
    },
  })
  if (!(await takeChangePlaces(q, changeId, placesBeside(decision))))
    throw new Refusal('booking.changeNoPlaces', { time: formatPlayTime(first.startsAt) })
  if (offer && quantity > 0 && !(await takeOffer(q, offer.id, quantity))) throw new Refusal('offer.soldOut')
  const until = due?.payBy ?? answerBy
  await writeOffered(q, bookingId, until)
  await announce(ctx, q, { ...booking, offered_until: until })
}

function endOfWindow(
  seconds: number,
  { booking: { startsAt }, decision: { first } }: Pick<PlannedChange, 'booking' | 'decision'>,
  now: Date,
): Date {
  const windowEnd = now.getTime() + seconds * 1000
  return new Date(Math.min(windowEnd, first.startsAt.getTime(), startsAt?.getTime() ?? windowEnd))
}

/** The places a change needs besides those its booking has there. */
function placesBeside({ players }: PlannedChange['decision']) {
  return [...Map.groupBy(players, ({ start }) => start)]
    .map(([{ day, id, own }, seated]) => ({ day, id, places: seated.length - own }))
    .filter(({ places }) => places > 0)
}
