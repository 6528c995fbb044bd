import type { ResponseOf } from '@teeviet/contract'
import type { counterOffer } from '@teeviet/contract/entities/tee-times/counter-offer'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { loadOffered, type OfferedPlaces } from '#golf/tee-sheet/offered-places'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { ladderOnWire } from '../booking/ladder-on-wire.ts'
import { type BookedCourse, courseName, loadCourse } from '../booking/load-course.ts'
import { readOffered } from '../booking/rows/booking-changes.ts'
import type { OfferEnd } from '../booking/rows/counter-offers.ts'
import { clocks } from '../booking/sent.ts'
import { termsAfter } from '../change/decide-change.ts'
import { type Changeable, loadChangeable } from '../change/load-changeable.ts'
import { fixTerms } from '../pricing/decide-request.ts'
import { priceBooking } from '../pricing/price.ts'
import { hashOfOfferKey } from './offer-times.ts'
import { fillPlaces } from './offered-price.ts'

export type CounterOffer = z.output<typeof counterOffer>
export type CounterOfferPage = ResponseOf<'POST /api/counter-offer/view'>

type OfferRow = { id: number; state: 'open' | OfferEnd; until: Date; accepted_option: number | null }
type OptionRow = {
  position: number
  course_id: number
  title: string
  title_en: string
  starts_at: Date
  holes: number
}
type Asker = { lang: Language; now: Date }

/**
 * The latest offer of other times for a booking, with what each would cost now; null without one. An alternative of the
 * request that was confirmed at once was never on offer.
 */
export async function readCounterOffer(
  q: Query,
  bookingId: number,
  asker: Asker,
): Promise<CounterOffer | null> {
  const [row] = await q<OfferRow>`
    select id, state, until, accepted_option from counter_offers
    where booking_id = ${bookingId} and closed_at is distinct from offered_at order by id desc limit 1`
  return row ? offerOnWire(q, bookingId, row, asker) : null
}

/** The same for the golfer's bill: only while it can be answered. */
export async function readOpenOffer(q: Query, bookingId: number, asker: Asker): Promise<CounterOffer | null> {
  const offer = await readCounterOffer(q, bookingId, asker)
  return offer?.state === 'open' && asker.now.getTime() < offer.until ? offer : null
}

type PageRow = OfferRow & {
  booking_id: number
  code: string
  booking_state: BookingState
  title: string
  title_en: string
  play_date: string
  tee_time_at: Date | null
  player_count: number
  amount_vnd: number | null
  pay_by: Date | null
}

/**
 * The offer of a link, with the booking it is for. An offer whose time is over reads as lapsed, whether the job has run
 * or not.
 * @throws Refusal `counterOffer.over` for an unknown key, and after the booking's tee time or day
 */
export async function readOfferPage(q: Query, key: string, asker: Asker): Promise<CounterOfferPage> {
  const { lang, now } = asker
  const [row] = await q<PageRow>`
    select o.id, o.state, o.until, o.accepted_option, b.id as booking_id, b.code, b.state as booking_state, b.play_date,
      b.tee_time_at, b.player_count, b.amount_vnd, b.pay_by, c.title, c.title_en
    from counter_offers o join bookings b on b.id = o.booking_id join courses c on c.id = b.course_id
    where o.key_hash = ${hashOfOfferKey(key)}`
  const isPast =
    row && (row.tee_time_at?.getTime() ?? startOfDay(row.play_date) + 86_400_000) <= now.getTime()
  if (!row || (isPast && row.state !== 'open')) throw new Refusal('counterOffer.over')
  const offer = await offerOnWire(q, row.booking_id, row, asker)
  const { booking_state: state } = row
  const change = await readOffered(q, row.booking_id)
  return {
    id_general_bill: row.booking_id,
    general_bill_code: row.code,
    state,
    facility: { title: courseName(row, lang) },
    date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
    is_any_time: row.tee_time_at ? 0 : 1,
    number_player: row.player_count,
    due_amount: change?.dueVnd ?? (state === 'placed' ? row.amount_vnd : null),
    payment_deadline:
      change?.payBy.getTime() ??
      clocks({ state, confirm_by: null, pay_by: row.pay_by }, now).payment_deadline,
    offer: offer.state === 'open' && offer.until <= now.getTime() ? { ...offer, state: 'lapsed' } : offer,
    now: now.getTime(),
  }
}

async function offerOnWire(
  q: Query,
  bookingId: number,
  { id, state, until, accepted_option }: OfferRow,
  { lang, now }: Asker,
): Promise<CounterOffer> {
  const [options, held, booking] = await Promise.all([
    q<OptionRow>`
      select n.position, n.course_id, n.starts_at, n.holes, c.title, c.title_en
      from counter_offer_options n join courses c on c.id = n.course_id
      where n.offer_id = ${id} order by n.position`,
    loadOffered(q, id),
    loadChangeable(q, bookingId),
  ])
  const courses = await Promise.all(options.map(({ course_id }) => loadCourse(q, course_id)))
  return {
    state,
    is_in_place: booking.state === 'requested' ? 0 : 1,
    until: until.getTime(),
    accepted_option,
    options: options.map((option, index) => {
      const own = held.filter(({ position }) => position === option.position)
      return {
        option: option.position,
        facility: { id: option.course_id, title: courseName(option, lang) },
        date_played: option.starts_at.getTime(),
        number_hole: option.holes,
        ...priceOnWire(own, booking, courses[index] ?? null, now),
        is_closed: own.some(({ is_closed }) => is_closed) ? 1 : 0,
      }
    }),
  }
}

/**
 * What the booking would cost with the places of an option: a request by the code that prices every booking, any other one
 * by that which changes it.
 */
function priceOnWire(
  held: readonly OfferedPlaces[],
  { state, players, amount, cancelled, terms }: Changeable,
  course: BookedCourse | null,
  now: Date,
) {
  const places = fillPlaces(held, players.length)
  const [first] = places
  const flights = places.map(({ starts_at, places: seated, path }) => ({
    date_played: starts_at.getTime(),
    number_player: seated,
    path: path ?? undefined,
  }))
  const oldVnd = amount === null ? null : amount - cancelled
  const differenceTo = (total: number | null) => (total === null || oldVnd === null ? null : total - oldVnd)
  if (state === 'requested') {
    const packages = players.map((player) => player.packages.map(({ price_vnd }) => price_vnd))
    const total = first ? priceBooking(places, packages, null).total : null
    const fixed = fixTerms(course, { places, players: players.length, total, now })
    return {
      flights,
      amount: total,
      difference: differenceTo(total),
      refund_terms: ladderOnWire(fixed, total),
    }
  }
  if (!first || oldVnd === null) return { flights, amount: null, difference: null, refund_terms: [] }
  const fees = players.reduce((sum, { fee }) => sum + (fee ?? 0), 0)
  const total = oldVnd - fees + places.reduce((sum, one) => sum + one.places * one.price_vnd, 0)
  const refund_terms = ladderOnWire(termsAfter(terms, first.starts_at, total), total)
  return { flights, amount: total, difference: total - oldVnd, refund_terms }
}
