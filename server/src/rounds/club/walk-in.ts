import type { InputOf, ResponseOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { readClubBooking } from '#bookings/club/read-club-bookings'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireOwnCourse } from '#platform/context/own-course'
import { Refusal } from '#platform/context/refusal'
import type { IdempotentRequest } from '#platform/http/idempotency'
import { type CounterRights, makeOnce } from '../new-booking/make-booking.ts'
import { previewBooking } from '../new-booking/quote-booking.ts'

const call = 'POST /api/club/walk-ins'
const quoteCall = 'POST /api/club/walk-ins/quote'

/** One permission of the club is for all of it. */
const ofClub: CounterRights = { take: 'club.walkIn', checkIn: 'club.walkIn' }

/**
 * What a walk-in at the club's own counter pays, where the players start, and the SMS to the golfer. Nothing is stored.
 * @throws Refusal as booking would
 */
export async function quoteWalkIn(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  walkIn: InputOf<typeof quoteCall>,
): Promise<ResponseOf<typeof quoteCall>> {
  checkWalkIn(ctx, staff, walkIn)
  const { quote } = requestOf({ ...walkIn, expected_amount: 0 })
  const { payment_amount, flights, messages } = await previewBooking(ctx, staff, quote, lang, ofClub)
  if (payment_amount === null) throw new Refusal('staff.priceNeeded')
  return { payment_amount, flights, messages }
}

/**
 * A club books a person at its counter, who has paid all of it there: by the staff's own verb, so that money, receipt,
 * check-in and the club's acknowledgement are the same. The counter of the course holds the money in both
 * cases. A repeat of the request returns the booking of the first time.
 *
 * @throws Refusal `course.notFound` for a course of another club, `counter.notToday`, `staff.nameMissing`,
 *   `staff.priceNeeded` and those of `makeBooking`
 */
export async function bookWalkIn(
  ctx: Context,
  { staff, lang, idempotency }: { staff: Staff; lang: Language; idempotency: IdempotentRequest | null },
  walkIn: InputOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  checkWalkIn(ctx, staff, walkIn)
  const id = await makeOnce(ctx, { staff, idempotency, rights: ofClub }, requestOf(walkIn).made)
  const [receipt] = await ctx.q<{ number: number }>`
    select c.number from counter_receipts c join payments p on p.id = c.payment_id where p.bill_id = ${id} order by c.taken_at`
  if (!receipt) throw new Error('a walk-in has no receipt of the counter')
  return { booking: await readClubBooking(ctx, id, { staff, lang }), receipt_number: receipt.number }
}

function checkWalkIn(
  ctx: Context,
  staff: Staff,
  { facility_id: courseId, start_at: startAt, fullname }: InputOf<typeof quoteCall>,
): void {
  requireOwnCourse(staff, courseId)
  if (dayOf(startAt) !== dayOf(ctx.clock.now())) throw new Refusal('counter.notToday')
  if (fullname === '') throw new Refusal('staff.nameMissing')
}

/** The walk-in as staff would type it. */
function requestOf({ method, expected_amount, ...walkIn }: InputOf<typeof call>) {
  const typed = { ...walkIn, golfer_plays: 1, counter_method: method, check_in: 1 }
  return {
    quote: calls['POST /api/staff/bookings/quote'].request.parse(typed),
    made: calls['POST /api/staff/bookings'].request.parse({ ...typed, expected_amount }),
  }
}
