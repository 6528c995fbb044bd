import { calls } from '@teeviet/contract/calls'
import { afterEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { declineOffer } from '#rounds/counter-offers/answer-offer'
import { rejectAsStaff } from '#rounds/staff/booking-acts'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { openBooking } from '#rounds/staff/open-booking'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import {
  acceptByLink,
  asked,
  dearer,
  latestOfferKey,
  offerBothTimes,
  offeredTime,
  other,
  type RequestBesideOtherTimes,
  requestBesideOtherTimes,
} from '#testing/bookings/other-times/counter-offer'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addOffer, addTeeTime, placesLeft } from '#testing/golf'
import { findOtherTimes } from './find-other-times.ts'
import { readOfferPage } from './read-offer.ts'

let ctx: TestContext
afterEach(() => ctx.close())

/** The request of each test, in a database of its own. */
async function requested(wanted?: { players?: number; isInsured?: boolean }) {
  ctx = await createTestContext()
  return requestBesideOtherTimes(ctx, wanted)
}

const time = offeredTime
const offer = (world: RequestBesideOtherTimes) => offerBothTimes(ctx, world)
const keyOf = (id: number) => latestOfferKey(ctx, id)
const accept = (key: string, option: number, amount: number) => acceptByLink(ctx, key, option, amount)
const page = (key: string) => readOfferPage(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })
const stateOf = async (id: number) =>
  (
    await ctx.q<{ state: string; at: Date | null; amount: number | null; course: number }>`
    select state, tee_time_at as at, amount_vnd as amount, course_id as course from bookings where id = ${id}`
  )[0]

describe('staff offer other times', () => {
  test('holds their places for half an hour and shows the golfer what each would cost', async () => {
    const world = await requested()
    const detail = await offer(world)
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(2)
    expect(await placesLeft(ctx.q, world.starts.dearer)).toBe(2)
    expect(await brokenPlaces(ctx.q)).toEqual([])
    expect(detail.offered_until).toBe(ctx.clock.now().getTime() + 30 * 60_000)
    const { counter_offer } = await readBill(ctx, world.golfer, world.id, 'vi')
    expect(counter_offer?.options.map(({ amount }) => amount)).toEqual([4_000_000, 5_000_000])
    expect(counter_offer?.options[1]?.refund_terms).not.toEqual([])
  })

  test('are three at most, each with its places and its price', async () => {
    const world = await requested()
    const third = '2026-11-24T09:00:00+07:00'
    const startId = await addTeeTime(ctx.q, { courseId: world.courseId, at: third, price: 1_500_000 })
    ctx.config.rules.heldPlacesPerMember = 8
    const { id, staff, courseId, neighbour } = world
    const times = [time(courseId, third), time(neighbour, dearer), time(courseId, other)]
    const detail = await offerTimesAsStaff(ctx, { staff, lang: 'vi' }, { id, options: times })
    expect(detail.counter_offer?.options.map(({ amount }) => amount)).toEqual([
      4_000_000, 5_000_000, 3_000_000,
    ])
    expect(await placesLeft(ctx.q, startId)).toBe(2)
    await accept(await keyOf(id), 3, 3_000_000)
    expect(await stateOf(id)).toMatchObject({ state: 'placed', at: new Date(third), amount: 3_000_000 })
    expect(await brokenPlaces(ctx.q)).toEqual([])
    const offered = (options: typeof times) =>
      calls['POST /api/staff/bookings/:id/offer-times'].request.safeParse({ id, options }).success
    expect(offered(times)).toBe(true)
    expect(offered([...times, time(courseId, asked)])).toBe(false)
    expect(offered([])).toBe(false)
  })

  test('never holds beyond the first tee time', async () => {
    const world = await requested()
    ctx.clock.set('2026-11-24T07:00:00+07:00')
    const detail = await offer(world)
    expect(detail.offered_until).toBe(new Date(other).getTime())
  })

  test('refuses a time that is no start, or has too few places, and takes nothing', async () => {
    const world = await requested({ players: 3 })
    const { id, staff, courseId } = world
    await ctx.q`update tee_times set places_left = 2, external_places = 2 where id = ${world.starts.dearer}`
    expect(await outcome(offer(world))).toBe('counterOffer.noPlaces')
    const between = { id, options: [time(courseId, '2026-11-24T07:05:00+07:00')] }
    expect(await outcome(offerTimesAsStaff(ctx, { staff, lang: 'vi' }, between))).toBe(
      'counterOffer.noPlaces',
    )
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(4)
  })

  test('needs a price where the start has none', async () => {
    const world = await requested()
    const at = '2026-11-24T09:00:00+07:00'
    await addTeeTime(ctx.q, { courseId: world.courseId, at, price: 0 })
    const by = { staff: world.staff, lang: 'vi' as const }
    const withPrice = (price?: number) =>
      offerTimesAsStaff(ctx, by, { id: world.id, options: [time(world.courseId, at, price)] })
    expect(await outcome(withPrice())).toBe('staff.priceNeeded')
    const detail = await withPrice(1_700_000)
    expect(detail.counter_offer?.options[0]?.amount).toBe(3_400_000)
  })

  test('counts the places for what one golfer may hold', async () => {
    const world = await requested()
    ctx.config.rules.heldPlacesPerMember = 5
    expect(await outcome(offer(world))).toBe('counterOffer.overCap')
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(4)
    ctx.config.rules.heldPlacesPerMember = 6
    await offer(world)
    const more = await book(ctx, world.golfer, { courseId: world.courseId, at: asked })
    expect(more.unheld_for).toBe('cap')
  })

  test('sends one SMS for the same offer, and a new offer replaces the open one', async () => {
    const world = await requested()
    await offer(world)
    const first = await keyOf(world.id)
    await offer(world)
    expect(await keyOf(world.id)).toBe(first)
    const { id, staff, courseId } = world
    await offerTimesAsStaff(ctx, { staff, lang: 'vi' }, { id, options: [time(courseId, other)] })
    expect(await placesLeft(ctx.q, world.starts.dearer)).toBe(4)
    expect(await outcome(accept(first, 1, 4_000_000))).toBe('counterOffer.over')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('proposes free times of the day, those nearest to the request', async () => {
    const world = await requested()
    await ctx.q`update courses set latitude = 21, longitude = 105.8 where id = ${world.courseId}`
    await ctx.q`update courses set latitude = 21.1, longitude = 105.8 where id = ${world.neighbour}`
    // one place alone is none for the two players
    const alone = await addTeeTime(ctx.q, {
      courseId: world.courseId,
      at: '2026-11-24T06:40:00+07:00',
      external: 3,
    })
    expect(await placesLeft(ctx.q, alone)).toBe(1)
    const found = await findOtherTimes(ctx, { id: world.id, day: undefined }, 'vi')
    expect(found.map(({ facility, distance }) => [facility.id, distance])).toEqual([
      [world.courseId, 0],
      [world.neighbour, 11.1],
    ])
    expect(found[0]?.starts.map(({ start_at }) => start_at)).toEqual([new Date(other).getTime()])
  })
})

describe('the golfer', () => {
  test('takes a dearer time at another course by one tap: it is the booking’s, ordered at its price', async () => {
    const world = await requested()
    await offer(world)
    await accept(await keyOf(world.id), 2, 5_000_000)
    expect(await stateOf(world.id)).toEqual({
      state: 'placed',
      at: new Date(dearer),
      amount: 5_000_000,
      course: world.neighbour,
    })
    expect(await placesLeft(ctx.q, world.start)).toBe(4)
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(4)
    expect(await placesLeft(ctx.q, world.starts.dearer)).toBe(2)
    expect(await brokenPlaces(ctx.q)).toEqual([])
    const { payment_amount, can_payment, counter_offer, steps } = await readBill(
      ctx,
      world.golfer,
      world.id,
      'vi',
    )
    expect({ payment_amount, can_payment, counter_offer }).toEqual({
      payment_amount: 5_000_000,
      can_payment: 1,
      counter_offer: null,
    })
    expect(steps.map(({ state, by }) => [state, by])).toEqual([
      ['requested', 'member'],
      ['confirmed', 'staff'],
      ['placed', 'system'],
    ])
  })

  test('keeps packages, and pays for the players who are left', async () => {
    const world = await requested({ isInsured: true })
    await offer(world)
    const bill = await readBill(ctx, world.golfer, world.id, 'vi')
    const leaving = bill.services[0]?.type === 'booking' ? bill.services[0].listData[0]?.id : null
    await cancelBooking(ctx, world.golfer, {
      bookingId: world.id,
      reason: '',
      playerId: leaving ?? 0,
      serviceId: undefined,
      expected: 0,
      target: {},
      idempotency: null,
    })
    const left = await readBill(ctx, world.golfer, world.id, 'vi')
    expect(left.counter_offer?.options[0]?.amount).toBe(2_020_000)
    await accept(await keyOf(world.id), 1, 2_020_000)
    expect((await stateOf(world.id))?.amount).toBe(2_020_000)
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(3)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is asked again when the price is not the one that was shown', async () => {
    const world = await requested()
    await offer(world)
    expect(await outcome(accept(await keyOf(world.id), 1, 3_999_999))).toBe('booking.priceChanged')
  })

  test('gets the same answer to a second tap, and none to a tap on another time', async () => {
    const world = await requested()
    await offer(world)
    const key = await keyOf(world.id)
    await accept(key, 1, 4_000_000)
    await accept(key, 1, 4_000_000)
    expect(await outcome(accept(key, 2, 5_000_000))).toBe('counterOffer.over')
    expect((await page(key)).state).toBe('placed')
  })

  test('declines: the places are free, and staff have the rest of their hour again', async () => {
    const world = await requested()
    ctx.clock.advance(10 * 60)
    await offer(world)
    ctx.clock.advance(20 * 60)
    await inTransaction(ctx.pool, (q) =>
      declineOffer(ctx, q, { memberId: world.golfer.id, bookingId: world.id }),
    )
    const detail = await openBooking(ctx, world.id, 'vi')
    expect(detail).toMatchObject({ state: 'requested', offered_until: null, holds_places: 1 })
    expect(detail.confirm_deadline).toBe(ctx.clock.now().getTime() + 50 * 60_000)
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(4)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('lets it lapse: the job releases the places, and the link is over at its minute', async () => {
    const world = await requested()
    await offer(world)
    const key = await keyOf(world.id)
    ctx.clock.advance(30 * 60)
    expect((await page(key)).offer.state).toBe('lapsed')
    expect(await outcome(accept(key, 1, 4_000_000))).toBe('counterOffer.over')
    await workOffDueJobs(ctx)
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(4)
    const detail = await openBooking(ctx, world.id, 'vi')
    expect(detail).toMatchObject({ state: 'requested', offered_until: null, is_overdue: 0 })
    expect(detail.counter_offer?.state).toBe('lapsed')
  })

  test('gets no message that staff are late while there is an offer', async () => {
    const world = await requested()
    ctx.clock.advance(50 * 60)
    await offer(world)
    ctx.clock.advance(20 * 60)
    await workOffDueJobs(ctx)
    expect(await openBooking(ctx, world.id, 'vi')).toMatchObject({ is_overdue: 0, hold_deadline: null })
  })

  test('gives back the quantity of the offer that the request was for', async () => {
    const world = await requested()
    const { offerId } = await addOffer(ctx.q, { courseId: world.courseId, quantity: 5, flashSale: false })
    const request = { courseId: world.courseId, at: asked, product_id: offerId }
    const { id_general_bill: id } = await book(ctx, world.golfer, request)
    await offer({ ...world, id })
    await accept(await keyOf(id), 1, 2_000_000)
    expect(await brokenPlaces(ctx.q)).toEqual([])
    const [left] = await ctx.q<{ n: number }>`select quantity_left as n from offers where id = ${offerId}`
    expect(left?.n).toBe(5)
  })
})

describe('a request that is decided otherwise', () => {
  test('withdraws the offer and frees its places in the same step', async () => {
    const world = await requested()
    await offer(world)
    await rejectAsStaff(ctx, world.staff, { id: world.id, reason: 'Sân có giải' }, 'vi')
    expect(await placesLeft(ctx.q, world.starts.other)).toBe(4)
    expect(await outcome(accept(await keyOf(world.id), 1, 4_000_000))).toBe('counterOffer.over')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})
