import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { askClub } from '#bookings/club-requests/ask-club'
import { inTransaction } from '#platform/database/transaction'
import { quoteChange } from '#rounds/change/change-booking'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { bookingPartlyPaid } from '#testing/bookings/money-in-state'
import { nameAlternative } from '#testing/bookings/other-times/alternatives'
import type { TestContext } from '#testing/context'
import { addNines } from '#testing/courses'
import { addStaff, addTeeTime } from '#testing/golf'
import { paidByTransfer } from './initial-states.ts'
import type { Input } from './input.ts'
import type { Scenario } from './scenario.ts'
import { move, otherAt, pathChange, verbsOfBookings } from './verbs-of-bookings.ts'

type Booked = Pick<StatedBooking, 'id' | 'member' | 'staff' | 'courseId'>

/** A booking as the input of a verb. */
const inputOf = ({ id: billId, member, staff, courseId }: Booked): Input => ({
  member,
  staff,
  billId,
  courseId,
  paymentId: 0,
  method: '',
  reference: '',
  code: '',
  refundId: 0,
  receiptId: 0,
  raw: { headers: {}, rawBody: '' },
  target: {},
})
async function stated(ctx: TestContext, state: BookingState): Promise<Input> {
  return state === 'paid' ? paid(ctx) : inputOf(await bookingIn(ctx, state))
}

/** A paid booking whose money is in the ledger. */
async function paid(ctx: TestContext): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const [course] = await ctx.q<{ id: number }>`
    select course_id as id from bookings where id = ${input.billId}`
  return { ...input, courseId: course?.id ?? 0 }
}
const asItsClub = async (ctx: TestContext, input: Input): Promise<Input> => ({
  ...input,
  staff: await addStaff(ctx.q, ['club'], [input.courseId ?? 0]),
})

/** A booking whose club has the key of a link. */
async function asked(ctx: TestContext, state: BookingState): Promise<Input> {
  const input = await stated(ctx, state)
  const { billId: bookingId, courseId = 0 } = input
  await addClubPhones(ctx, courseId)
  await inTransaction(ctx.pool, (q) => askClub(ctx, q, { bookingId, now: ctx.clock.now() }))
  return { ...input, code: (await clubKeyOf(ctx, bookingId)) ?? '' }
}

/** A booking beside another tee time of its course. */
async function besideOther(ctx: TestContext, state: BookingState): Promise<Input> {
  const input = await stated(ctx, state)
  await addTeeTime(ctx.q, { courseId: input.courseId ?? 0, at: otherAt })
  return input
}

/** The same of a request that names it, at the price in VND per player that its golfer was shown. */
async function naming(ctx: TestContext, input: Input, price: number): Promise<Input> {
  await addTeeTime(ctx.q, { courseId: input.courseId ?? 0, at: otherAt })
  await nameAlternative(ctx, { bookingId: input.billId, courseId: input.courseId ?? 0, at: otherAt, price })
  return input
}

/** A paid booking on the day of its round. */
async function playingToday(ctx: TestContext): Promise<Input> {
  const input = await paid(ctx)
  const now = ctx.clock.now()
  await ctx.q`
    update bookings set play_date = ${dayOf(now)}::date, tee_time_at = ${now} where id = ${input.billId}`
  return input
}

const after = async (
  ctx: TestContext,
  input: Input | Promise<Input>,
  verb: keyof typeof verbsOfBookings,
): Promise<Input> => {
  const prepared = await input
  await verbsOfBookings[verb](ctx, prepared)
  return prepared
}

const prepared: Readonly<Record<keyof typeof verbsOfBookings, (ctx: TestContext) => Promise<Input>>> = {
  'staff offer another time': (ctx) => besideOther(ctx, 'requested'),
  'the golfer takes another time': (ctx) =>
    after(ctx, besideOther(ctx, 'requested'), 'staff offer another time'),
  'the golfer declines another time': (ctx) =>
    after(ctx, besideOther(ctx, 'requested'), 'staff offer another time'),
  'staff confirm an alternative': async (ctx) => naming(ctx, await stated(ctx, 'requested'), 2_000_000),
  'a club accepts an alternative by its link': async (ctx) =>
    naming(ctx, await asked(ctx, 'requested'), 1_000_000),
  'a club accepts by its link': (ctx) => asked(ctx, 'requested'),
  'a club declines by its link': (ctx) => asked(ctx, 'requested'),
  'a club proposes another time by its link': (ctx) => asked(ctx, 'requested'),
  'a club accepts by its account': async (ctx) => asItsClub(ctx, await stated(ctx, 'requested')),
  'a club acknowledges by its link': (ctx) => asked(ctx, 'paid'),
  'staff enter the acknowledgement of a club': (ctx) => stated(ctx, 'paid'),
  'a club gives an allotment': async (ctx) => asItsClub(ctx, await stated(ctx, 'requested')),
  'a club takes an allotment back': async (ctx) =>
    after(ctx, asItsClub(ctx, await stated(ctx, 'requested')), 'a club gives an allotment'),
  'staff move an unpaid booking': async (ctx) => {
    const input = await besideOther(ctx, 'placed')
    const { fingerprint } = await quoteChange(ctx, { id: input.billId, ...move })
    return { ...input, code: fingerprint }
  },
  'staff name another path': async (ctx) => {
    const input = await stated(ctx, 'paid')
    await addNines(ctx.q, input.courseId ?? 0)
    const { fingerprint } = await quoteChange(ctx, { id: input.billId, ...pathChange })
    return { ...input, code: fingerprint }
  },
  'staff wait for the rest': async (ctx) => inputOf(await bookingPartlyPaid(ctx, 'placed')),
  'staff end a partly paid order': async (ctx) => inputOf(await bookingPartlyPaid(ctx, 'placed')),
  'staff check players in': playingToday,
  'staff close a tee time and end its booking': (ctx) => stated(ctx, 'placed'),
  'a club closes a tee time': async (ctx) => asItsClub(ctx, await stated(ctx, 'placed')),
  'staff lift a closing': async (ctx) =>
    after(ctx, asItsClub(ctx, await stated(ctx, 'placed')), 'a club closes a tee time'),
  'staff write to the golfer': (ctx) => stated(ctx, 'placed'),
  'staff claim a booking': (ctx) => stated(ctx, 'requested'),
}

/** The steps of staff, clubs and golfers about a booking. */
export const bookingScenarios: readonly Scenario[] = (
  Object.keys(prepared) as (keyof typeof verbsOfBookings)[]
).map((verb) => ({
  name: verb,
  verb,
  isRepeated: true,
  prepare: (_, ctx) => prepared[verb](ctx),
}))
