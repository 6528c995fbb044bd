import { Refusal } from '#platform/context/refusal'
import type { FixedTerms } from '../booking/fixed-terms.ts'
import { type DecidedChange, isChangeable, premiumsOf } from './decide-change.ts'
import type { Changeable } from './load-changeable.ts'

type Terms = {
  /** How many changes the golfer made or asked for already, and how many are allowed. */
  made: number
  most: number
  now: Date
}

/**
 * Until when a golfer may change an own booking: by the course, so many hours before the tee time. Null where the course
 * does not allow it, in a state in which nothing can be changed, after that time, and after too many changes.
 */
export function ownChangeUntil(booking: Changeable, { made, most, now }: Terms): Date | null {
  const { changeHours, startsAt } = booking
  if (changeHours === null || startsAt === null || made >= most || booking.amount === null) return null
  if (!isChangeable(booking, now)) return null
  const until = lastMoment(startsAt, changeHours)
  return until > now ? until : null
}

/**
 * Refuses a change that the golfer may not make.
 * @throws Refusal `booking.changeNotByGolfer`, `booking.changeTooMany`, `booking.changeTooLate`, `booking.changeCheaper`
 *   when it returns money that a cancellation would not, or pays a part of the bill with it
 */
export function refuseOwnChange(
  booking: Pick<Changeable, 'changeHours' | 'startsAt' | 'state' | 'terms' | 'players'>,
  decision: Pick<DecidedChange, 'first' | 'bookingVnd' | 'hioVnd' | 'leaving'>,
  { made, most, now }: Terms,
): void {
  const { changeHours, startsAt, state, terms } = booking
  const { first } = decision
  if (changeHours === null) throw new Refusal('booking.changeNotByGolfer')
  if (made >= most) throw new Refusal('booking.changeTooMany', { max: most })
  const earliest = startsAt && startsAt < first.startsAt ? startsAt : first.startsAt
  if (lastMoment(earliest, changeHours) <= now)
    throw new Refusal('booking.changeTooLate', { hours: changeHours })
  if (state === 'paid' && isCheaper(booking, decision) && !isRefundedInFull(terms, now))
    throw new Refusal('booking.changeCheaper')
}

/**
 * Whether the round or the insurance of the players who stay becomes cheaper; those who leave are paid back by the refund
 * tiers. Each counts alone: a premium that is left out pays no part of a dearer tee time.
 */
function isCheaper(
  { players }: Pick<Changeable, 'players'>,
  { bookingVnd, hioVnd, leaving }: Pick<DecidedChange, 'bookingVnd' | 'hioVnd' | 'leaving'>,
): boolean {
  const staying = players.filter(({ id }) => !leaving.includes(id))
  const feesVnd = staying.reduce((sum, { fee }) => sum + (fee ?? 0), 0)
  return bookingVnd < feesVnd || hioVnd < premiumsOf(staying)
}

/**
 * Whether staff must answer a change for the club: one that moves places of a confirmed booking, unless its course or an
 * allotment confirms it at once. A request that is not confirmed yet is answered as a whole.
 */
export function needsAnswer(
  { state, isInstant }: Pick<Changeable, 'state' | 'isInstant'>,
  { movesPlaces }: Pick<DecidedChange, 'movesPlaces'>,
): boolean {
  return movesPlaces && !isInstant && state !== 'requested'
}

const lastMoment = (startsAt: Date, hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)

/** Whether a cancellation would now return everything. */
function isRefundedInFull(terms: FixedTerms | null, now: Date): boolean {
  const tier = terms?.rungs.find(({ until }) => until === null || Date.parse(until) > now.getTime())
  return !tier || tier.refund_percent === 100
}
