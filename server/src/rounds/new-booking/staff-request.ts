import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { type BookingRequest, parseBookingRequest } from '#bookings/pricing/parse-booking-request'
import { mobileOf } from '#identity/members/phone'
import { invalid, Refusal } from '#platform/context/refusal'

/** What staff type about a booking, without how it is paid. */
export type NewBookingFields = Omit<
  InputOf<'POST /api/staff/bookings/quote'>,
  'counter_method' | 'check_in' | 'deposit' | 'rest_by'
>

/** A request that staff make: it names a start of its day. */
export type StaffRequest = BookingRequest & { startsAt: Date }

/**
 * The request of a golfer as staff typed it. `vga` is null for a golfer without an account, who plays as a guest of that
 * name in a quote.
 *
 * @throws Refusal `booking.noTeeTime` for a start in the past, `request.invalid` for an offer at another rate than the
 *   visitors', and those of the golfers' own form
 */
export function staffRequest(
  fields: NewBookingFields,
  {
    vga,
    expectedAmount,
    lang,
    now,
  }: { vga: number | null; expectedAmount?: number; lang: Language; now: Date },
): StaffRequest {
  const golfer = { user_id: vga ?? -1, name_out_system: fields.fullname, is_unnamed: vga === null }
  const others = fields.players.map((typed) => {
    const name = typed.trim()
    return { user_id: -1, name_out_system: name, is_unnamed: name === '' }
  })
  const list_users = [...(fields.golfer_plays ? [golfer] : []), ...others].map((player, place) => ({
    ...player,
    list_insurrance: fields.packages?.[place] ?? [],
  }))
  const request = parseBookingRequest(
    {
      facility_id: fields.facility_id,
      date_played: fields.start_at,
      list_users,
      flight_sizes: fields.flight_sizes,
      product_id: fields.product_id,
      expected_amount: expectedAmount,
      flash_sale_id: undefined,
      number_hole: undefined,
      terms_agreed: undefined,
    },
    now,
    lang,
  )
  // midnight of today is any time of the day in the golfers' form
  if (!request.startsAt) throw new Refusal('booking.noTeeTime')
  const customerType = fields.customer_type ?? 'visitor'
  // the price of an offer is for visitors
  if (customerType !== 'visitor' && request.productId !== null)
    throw invalid({ customer_type: 'has no offers' })
  const pricePerPlayer = fields.price_per_player ?? null
  return { ...request, startsAt: request.startsAt, pricePerPlayer, customerType }
}

/** Who the booking is for, and what decides whether a phone is needed. */
type NamedGolfer = Pick<
  InputOf<'POST /api/staff/bookings/quote'>,
  'phone' | 'fullname' | 'start_at' | 'counter_method' | 'deposit' | 'rest_by'
>

/**
 * The phone of the golfer; null for a walk-in, who pays all of it at the counter, plays today and gives only a name: no
 * link to pay and no other word has to reach them before the round.
 *
 * @throws Refusal `phone.empty` for any other booking without a phone, `phone.format`, `staff.nameMissing`
 */
export function phoneOfGolfer(
  { phone, fullname, start_at, counter_method, deposit, rest_by }: NamedGolfer,
  now: Date,
): string | null {
  const isWalkIn =
    counter_method !== undefined &&
    deposit === undefined &&
    rest_by === undefined &&
    dayOf(start_at) === dayOf(now)
  if (phone.trim() !== '' || !isWalkIn) return mobileOf(phone)
  if (fullname === '') throw new Refusal('staff.nameMissing')
  return null
}

/**
 * Staff have agreed this very start with the golfer, not one near it.
 * @throws Refusal `booking.noTeeTime`
 */
export function checkStart(startsAt: Date, flights: readonly { starts_at: Date }[]): void {
  if (!flights.some((flight) => flight.starts_at.getTime() === startsAt.getTime()))
    throw new Refusal('booking.noTeeTime')
}
