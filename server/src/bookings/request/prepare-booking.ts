import { areAllotted, lockAllotments } from '#golf/allotments/allotted'
import { soldOffers } from '#golf/offers/sold-offers'
import { releaseTaken } from '#golf/tee-sheet/release-taken'
import { takePlaces } from '#golf/tee-sheet/take-places'
import { refuseHiddenInsurance } from '#identity/partners/refuse-hidden-insurance'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { claimRequest, type IdempotentRequest } from '#platform/http/idempotency'
import { checkAlternatives } from '../alternatives/check-alternatives.ts'
import { loadCourse } from '../booking/load-course.ts'
import { packagesOnSale } from '../insurance/packages.ts'
import { type Decision, decideRequest, type KnownMember } from '../pricing/decide-request.ts'
import type { BookingRequest } from '../pricing/parse-booking-request.ts'
import { priceForCustomer } from '../pricing/price-for-customer.ts'
import { Answered } from './answered.ts'
import { isOverCap, loadHeld } from './held-places.ts'
import { checkLimits, loadRecent, lockRequestsOf } from './request-limits.ts'

/** The golfer of a request: the member signed in, or the one staff make a booking for. */
export type Booker = Pick<Member, 'id' | 'vga' | 'fullname' | 'bankId' | 'merchant'>

/** A decided request and the number its booking will have. */
export type PreparedBooking = { id: number; decision: Decision }

/**
 * Claims the request, takes its places and decides, all in one round trip if the requested tee time is available.
 * Places beyond the golfer's hold limit for unpaid bookings are released at once: the request is accepted and holds
 * none. The limits are for golfers: a request that staff make themselves is confirmed at once, as by any request that
 * they confirm, and what a golfer agreed to before (on the waitlist, for an open flight) has a limit of its own. Returns the decision and the number the booking will have.
 *
 * @throws Answered when the request was answered before, Refusal when it cannot be granted: both roll back the places
 */
export async function prepareBooking(
  ctx: Context,
  q: Query,
  member: Booker,
  request: BookingRequest,
  {
    idempotency,
    by = 'member',
    now,
  }: { idempotency: IdempotentRequest | null; by?: 'member' | 'staff' | 'agreed'; now: Date },
): Promise<PreparedBooking> {
  const { courseId, startsAt, players, holes, flightSizes: sizes } = request
  if (players.some(({ packageIds }) => packageIds.length > 0)) await refuseHiddenInsurance(ctx, member)
  const [earlierAnswer, , taken, allotments, course, recent, held, id, members, onSale, offers, dayIsOpen] =
    await Promise.all([
      claimRequest(q, idempotency, now),
      lockRequestsOf(q, member.id),
      startsAt ? takePlaces(q, { courseId, startsAt, players: players.length, sizes, now, holes }) : null,
      startsAt ? lockAllotments(q, { courseId, day: request.day }) : [],
      loadCourse(q, courseId),
      loadRecent(ctx, q, member.id),
      loadHeld(q, member.id, request),
      nextBookingId(q),
      loadMembers(q, member, players),
      packagesOnSale(
        q,
        players.flatMap(({ packageIds }) => packageIds),
      ),
      soldOffers(q, request),
      startsAt ? true : hasTeeTimes(q, request, now),
    ])
  if (earlierAnswer) throw new Answered(earlierAnswer.answer)
  if (by === 'member') checkLimits(ctx, recent, now)
  await checkAlternatives(q, request, now)
  const places = await priceForCustomer(q, request, taken)
  const overCap = by === 'member' && isOverCap(ctx.config.rules, held, players.length)
  const isAllotted = areAllotted(places ?? [], allotments, now)
  const loaded = { course, members, onSale, offers, places, dayIsOpen, isOverCap: overCap, isAllotted }
  const decision = decideRequest(request, loaded, now)
  if (places && decision.unheldFor) await releaseTaken(q, places)
  return { id, decision }
}

async function nextBookingId(q: Query): Promise<number> {
  const [row] = await q<{
    id: number
  }>`select nextval(pg_get_serial_sequence('bookings', 'id')) as id /* not null */`
  if (!row) throw new Error('no number for a booking')
  return row.id
}

/** The members named in a request; the requesting golfer is known already. */
export async function loadMembers(
  q: Query,
  booker: KnownMember | null,
  players: BookingRequest['players'],
): Promise<KnownMember[]> {
  const known = booker ? [booker] : []
  const others = players.flatMap(({ vga }) => (vga === null || vga === booker?.vga ? [] : [vga]))
  if (others.length === 0) return known
  const found = await q<KnownMember>`
    select id, vga, fullname from members where vga = any (${others}) and deleted_at is null`
  return [...known, ...found]
}

/** Whether a course has a tee time left on the day of an any-time request. */
export async function hasTeeTimes(q: Query, request: BookingRequest, now: Date): Promise<boolean> {
  const [row] = await q<{ is: boolean }>`
    select exists (
      select from tee_times
      where play_date = ${request.day}::date and course_id = ${request.courseId} and starts_at > ${now} and not is_closed
        and places_left > 0 and (${request.holes}::int is null or holes = ${request.holes})
    ) as is`
  return row?.is === true
}
