import type { Calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { areAllotted, readAllotments, startsAfter } from '#golf/allotments/allotted'
import { soldOffers } from '#golf/offers/sold-offers'
import { findPlaces, type TakenPlaces } from '#golf/tee-sheet/take-places'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { takesAlternatives } from '#platform/settings/site-settings'
import type { ServiceLine } from '../booking/bill-lines.ts'
import { flightsOn, flightsOnWire, seatsOf } from '../booking/flights.ts'
import { ladderOnWire } from '../booking/ladder-on-wire.ts'
import { loadCourse } from '../booking/load-course.ts'
import type { PlayerLine } from '../booking/rows/players.ts'
import { servicesOnWire } from '../booking/services-on-wire.ts'
import { packagesOnSale } from '../insurance/packages.ts'
import { type Decision, decideRequest, type KnownMember } from '../pricing/decide-request.ts'
import {
  type BookingFields,
  type BookingRequest,
  parseBookingRequest,
} from '../pricing/parse-booking-request.ts'
import { priceForCustomer } from '../pricing/price-for-customer.ts'
import { isOverCap, loadHeld } from './held-places.ts'
import { hasTeeTimes, loadMembers } from './prepare-booking.ts'

type Preview = z.output<Calls['POST /api/services/create_delivery_for_wap']['response']>

/**
 * Previews the price of a booking and its refund tiers by the same rules as the request itself, read only. Nothing is
 * stored and no place is held.
 *
 * @throws Refusal as the request would
 */
export async function previewBooking(
  ctx: Context,
  fields: BookingFields,
  { lang, member }: { lang: Language; member: Member | null },
): Promise<Preview> {
  const request = parseBookingRequest(fields, ctx.clock.now(), lang)
  return previewRequest(ctx, request, { lang, member, by: 'member' })
}

/** Previews a request of a golfer, or one that staff make: the limits of golfers do not apply to it. */
export async function previewRequest(
  ctx: Context,
  request: BookingRequest,
  { lang, member, by }: { lang: Language; member: KnownMember | null; by: 'member' | 'staff' },
): Promise<Preview> {
  const now = ctx.clock.now()
  const { courseId, startsAt, players, holes, flightSizes: sizes } = request
  const chosen = players.flatMap(({ packageIds }) => packageIds)
  const [found, allotments, course, members, onSale, offers, dayIsOpen, held] = await inTransaction(
    ctx.pool,
    (q) =>
      Promise.all([
        startsAt ? findPlaces(q, { courseId, startsAt, players: players.length, sizes, now, holes }) : null,
        startsAt ? readAllotments(q, { courseId, day: request.day }) : [],
        loadCourse(q, courseId),
        loadMembers(q, member, players),
        packagesOnSale(q, chosen),
        soldOffers(q, request),
        startsAt ? true : hasTeeTimes(q, request, now),
        member ? loadHeld(q, member.id, request) : { on_day: 0, in_all: 0 },
      ]),
  )
  const places = await priceForCustomer(ctx.q, request, found)
  const overCap = by === 'member' && isOverCap(ctx.config.rules, held, players.length)
  const starts = places && allotments.length > 0 ? await startsAfter(ctx.q, places.map(asMore)) : []
  const isAllotted = areAllotted(starts, allotments, now)
  const loaded = { course, members, onSale, offers, places, dayIsOpen, isOverCap: overCap, isAllotted }
  const decision = decideRequest(request, loaded, now)
  const { offer, price, terms, unheldFor } = decision
  const left = offer?.quantityLeft ?? null
  if (left !== null && left < players.length) throw new Refusal('offer.soldOut')
  const first = places?.[0]
  const billed = {
    state: 'draft' as const,
    play_date: request.day,
    tee_time_at: first?.starts_at ?? null,
    holes: first?.holes ?? holes,
    course: decision.course,
    customer_type: request.customerType,
    isPayable: false,
  }
  return {
    payment_amount: price.total,
    services: servicesOnWire(
      servicesOf(decision),
      playersOf(decision, member ? members : [], places),
      billed,
      lang,
    ),
    date_played: first?.starts_at.getTime() ?? startOfDay(request.day),
    is_any_time: startsAt ? 0 : 1,
    flights: flightsOnWire(flightsOn(places, namesOf(decision, member))),
    flight_places: (places ?? []).map(({ places_left }) => places_left),
    holds_places: places && !unheldFor ? 1 : 0,
    unheld_for: unheldFor,
    is_instant: decision.instantReason ? 1 : 0,
    takes_alternatives: startsAt && !decision.instantReason && (await takesAlternatives(ctx.q)) ? 1 : 0,
    refund_terms: ladderOnWire(terms, price.total),
  }
}

const asMore = ({ play_date: day, tee_time_id: id, places }: TakenPlaces) => ({ day, id, places })

// Names of members are for members: a visitor must not read them off number by number.
function namesOf({ players }: Decision, asker: KnownMember | null): string[] {
  return players.map(({ guest_name, name }) => (asker ? name : (guest_name ?? '')))
}

function servicesOf({ price, players }: Decision): ServiceLine[] {
  const unpaid = { id: 0, refund_vnd: 0, paid_at: null, cancelled_at: null }
  const booking = { ...unpaid, kind: 'booking' as const, amount_vnd: price.booking }
  const hasPackages = players.some(({ packages }) => packages.length > 0)
  return hasPackages ? [booking, { ...unpaid, kind: 'hio' as const, amount_vnd: price.hio }] : [booking]
}

function playersOf(
  { players }: Decision,
  names: readonly KnownMember[],
  places: readonly TakenPlaces[] | null,
): PlayerLine[] {
  const seats = seatsOf(places ?? [])
  return players.map(({ memberId, name: _name, greenFee, packages, ...stated }, index) => {
    const member = names.find(({ id }) => id === memberId)
    return {
      ...stated,
      id: 0,
      vga: member?.vga ?? null,
      fullname: member?.fullname ?? null,
      avatar: null,
      green_fee_vnd: greenFee,
      cancelled_at: null,
      starts_at: seats[index]?.starts_at ?? null,
      attendance: 'expected',
      packages,
    }
  })
}
