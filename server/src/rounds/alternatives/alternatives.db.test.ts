import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findAlternatives } from '#bookings/alternatives/find-alternatives'
import { answerAsAccount } from '#bookings/club/answer-as-account'
import { readClubBooking } from '#bookings/club/read-club-bookings'
import { readClubRequest } from '#bookings/club/read-club-request'
import { previewBooking } from '#bookings/request/preview'
import { readBill } from '#rounds/bills/read-bill'
import { rejectAsStaff } from '#rounds/staff/booking-acts'
import { openBooking } from '#rounds/staff/open-booking'
import { book, brokenPlaces, form, guests, outcome } from '#testing/bookings/bookings'
import { clubKeyOf } from '#testing/bookings/club-key'
import {
  alternativeOf,
  type RequestWithAlternatives,
  requestWithAlternatives,
  takeAlternatives,
} from '#testing/bookings/other-times/alternatives'
import {
  acceptByLink,
  asked,
  dearer,
  latestOfferKey,
  other,
} from '#testing/bookings/other-times/counter-offer'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { acceptAlternativeAsAccount, acceptAlternativeByLink } from './accept-as-club.ts'
import { confirmAlternativeAsStaff } from './confirm-as-staff.ts'

let ctx: TestContext
beforeEach(async () => {
  ctx = await createTestContext()
})
afterEach(() => ctx.close())

const asStaff = ({ staff, id }: RequestWithAlternatives, option = 1) =>
  confirmAlternativeAsStaff(ctx, { staff, lang: 'vi' }, { id, option, note: '' })
const bookingOf = async (id: number) =>
  (
    await ctx.q<{ state: string; at: Date; course: number; amount: number }>`
      select state, tee_time_at as at, course_id as course, amount_vnd as amount from bookings where id = ${id}`
  )[0]
const left = ({ starts: { asked, first, second } }: RequestWithAlternatives) =>
  Promise.all([asked, first, second].map((id) => placesLeft(ctx.q, id)))
const smsOf = async (id: number) =>
  (
    await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id desc limit 1`
  )[0]?.text
const setPrice = (teeTimeId: number, price: number) =>
  ctx.q`update tee_times set price_vnd = ${price} where id = ${teeTimeId}`
const billStates = async ({ golfer, id }: RequestWithAlternatives) =>
  (await readBill(ctx, golfer, id, 'vi')).alternatives.map(({ state }) => state)

describe('a request', () => {
  test('names other times that hold nothing, and the bill lists them at the prices that were shown', async () => {
    const world = await requestWithAlternatives(ctx)
    expect(await left(world)).toEqual([2, 4, 4])
    const { alternatives } = await readBill(ctx, world.golfer, world.id, 'vi')
    expect(alternatives).toMatchObject([
      {
        option: 1,
        facility: { id: world.courseId },
        price: 2_000_000,
        state: 'waiting',
        is_free: 1,
        difference: 0,
      },
      { option: 2, facility: { id: world.neighbour }, price: 1_500_000, state: 'waiting' },
    ])
  })

  test.each([
    ['the requested time again', asked, 2_000_000, 'alternative.unavailable'],
    ['a time that is no start', '2026-11-24T07:15:00+07:00', 2_000_000, 'alternative.unavailable'],
    ['a price that no longer holds', other, 1_900_000, 'alternative.priceChanged'],
  ])('refuses %s, and nothing is taken', async (_, at, price, refusal) => {
    const world = await requestWithAlternatives(ctx)
    const before = await left(world)
    const alternatives = [alternativeOf(world.courseId, at, price)]
    const again = { courseId: world.courseId, at: asked, alternatives }
    expect(await outcome<unknown>(book(ctx, await addMember(ctx.q), again))).toBe(refusal)
    expect(await left(world)).toEqual(before)
  })

  test('refuses a full time, one without a price and the same time twice', async () => {
    const world = await requestWithAlternatives(ctx)
    const { courseId, starts } = world
    const send = async (...times: string[]) =>
      outcome<unknown>(
        book(ctx, await addMember(ctx.q), {
          courseId,
          at: asked,
          alternatives: times.map((at) => alternativeOf(courseId, at)),
        }),
      )
    expect(await send(other, other)).toBe('alternative.unavailable')
    await setPrice(starts.first, 0)
    expect(await send(other)).toBe('alternative.unavailable')
    await setPrice(starts.first, 2_000_000)
    await book(ctx, await addMember(ctx.q), { courseId, at: other, players: 4 })
    expect(await send(other)).toBe('alternative.unavailable')
  })

  test('is asked for none while the operator takes none, and refuses what an older page sends', async () => {
    const { courseId } = await requestWithAlternatives(ctx)
    const date_played = new Date(asked).getTime()
    const fields = form({ facility_id: courseId, date_played, list_users: guests(1) })
    const near = { facility_id: courseId, start_at: date_played, number_player: 1, day: undefined }
    const shown = async () => [
      (await previewBooking(ctx, fields, { lang: 'vi', member: null })).takes_alternatives,
      (await findAlternatives(ctx, near, 'vi')).flatMap(({ starts }) => starts.map(({ price }) => price)),
    ]
    expect(await shown()).toEqual([1, [2_000_000]])
    await takeAlternatives(ctx, false)
    expect(await shown()).toEqual([0, []])
    const alternatives = [alternativeOf(courseId, other)]
    const sent = book(ctx, await addMember(ctx.q), { courseId, at: asked, alternatives })
    expect(await outcome<unknown>(sent)).toBe('alternative.off')
  })
})

describe('staff', () => {
  test('confirm a free one by one act: the request moves to it and is to be paid', async () => {
    const world = await requestWithAlternatives(ctx)
    const detail = await asStaff(world)
    expect(await bookingOf(world.id)).toEqual({
      state: 'placed',
      at: new Date(other),
      course: world.courseId,
      amount: 4_000_000,
    })
    expect(await left(world)).toEqual([4, 2, 4])
    expect(await brokenPlaces(ctx.q)).toEqual([])
    expect(detail.alternatives.map(({ state }) => state)).toEqual(['confirmed', 'over'])
    expect(detail.counter_offer).toBeNull()
    expect(await billStates(world)).toEqual(['confirmed', 'over'])
    expect(await smsOf(world.id)).toContain('Giờ dự phòng')
  })

  test('confirm one at another course for less; the link of the club before opens nothing any more', async () => {
    const world = await requestWithAlternatives(ctx)
    const key = (await clubKeyOf(ctx, world.id)) ?? ''
    await asStaff(world, 2)
    expect(await bookingOf(world.id)).toMatchObject({ course: world.neighbour, amount: 3_000_000 })
    const read = readClubRequest(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })
    expect(await outcome<unknown>(read)).toBe('club.linkOver')
  })

  test('ask the golfer about one that became dearer; one tap takes it', async () => {
    const world = await requestWithAlternatives(ctx)
    await setPrice(world.starts.first, 2_400_000)
    const detail = await asStaff(world)
    expect(detail).toMatchObject({
      state: 'requested',
      alternatives: [{ state: 'offered' }, { state: 'waiting' }],
    })
    expect(await left(world)).toEqual([2, 2, 4])
    const key = await latestOfferKey(ctx, world.id)
    await acceptByLink(ctx, key, 1, 4_800_000)
    expect(await bookingOf(world.id)).toMatchObject({ state: 'placed', amount: 4_800_000 })
    expect(await billStates(world)).toEqual(['confirmed', 'over'])
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('change nothing by a repeat, and are refused once the request was decided', async () => {
    const world = await requestWithAlternatives(ctx)
    await asStaff(world)
    const sms = await smsOf(world.id)
    await asStaff(world)
    expect(await smsOf(world.id)).toBe(sms)
    expect(await outcome<unknown>(asStaff(world, 2))).toBe('booking.wrongState')
    const acts = await ctx.q`select 1 from staff_acts where what = 'booking.alternative_confirmed'`
    expect(acts).toHaveLength(1)
  })

  test('are refused when its places are gone or its time has come, and the request stays as it was', async () => {
    const world = await requestWithAlternatives(ctx)
    await book(ctx, await addMember(ctx.q), { courseId: world.courseId, at: other, players: 4 })
    expect(await outcome<unknown>(asStaff(world))).toBe('counterOffer.noPlaces')
    expect(await bookingOf(world.id)).toMatchObject({ state: 'requested', at: new Date(asked) })
    const { alternatives } = await openBooking(ctx, world.id, 'vi')
    expect(alternatives[0]).toMatchObject({ is_free: 0, difference: null })
    expect(await outcome<unknown>(asStaff({ ...world, id: world.id }, 2))).not.toBe('request.notFound')
  })

  test('who may act for one course do not take places at another', async () => {
    const world = await requestWithAlternatives(ctx)
    const limited = await addStaff(ctx.q, ['staff'], [world.courseId])
    expect(await outcome<unknown>(asStaff({ ...world, staff: limited }, 2))).toBe('request.notFound')
  })

  test('reject a request with alternatives as any other', async () => {
    const world = await requestWithAlternatives(ctx)
    await rejectAsStaff(ctx, world.staff, { id: world.id, reason: 'Sân có giải' }, 'vi')
    expect(await left(world)).toEqual([4, 4, 4])
    expect(await billStates(world)).toEqual(['over', 'over'])
  })
})

describe('the club', () => {
  const accepted = { option: 1, by: 'Lê Hoa', reference: 'VT-118' }

  test('accepts one at its course by its link; others are not shown to it', async () => {
    const world = await requestWithAlternatives(ctx)
    const key = (await clubKeyOf(ctx, world.id)) ?? ''
    const shown = await readClubRequest(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })
    expect(shown.alternatives.map(({ option }) => option)).toEqual([1])
    const foreign = acceptAlternativeByLink(ctx, { key, ...accepted, option: 2 }, 'vi')
    expect(await outcome<unknown>(foreign)).toBe('request.notFound')
    const answered = await acceptAlternativeByLink(ctx, { key, ...accepted }, 'vi')
    expect(answered).toMatchObject({ answer: 'accepted', reference: 'VT-118', alternatives: [] })
    expect(await bookingOf(world.id)).toMatchObject({ state: 'placed', at: new Date(other) })
    const again = acceptAlternativeByLink(ctx, { key, ...accepted }, 'vi')
    expect(await outcome<unknown>(again)).toBe('club.answered')
  })

  test('accepts one by an account; the same again changes nothing, another answer is refused', async () => {
    const world = await requestWithAlternatives(ctx)
    const { id, courseId } = world
    const club = { staff: await addStaff(ctx.q, ['club'], [courseId]), lang: 'vi' as const }
    expect((await readClubBooking(ctx, id, club)).alternatives).toHaveLength(1)
    await acceptAlternativeAsAccount(ctx, club, { id, ...accepted })
    const repeated = await acceptAlternativeAsAccount(ctx, club, { id, ...accepted })
    expect(repeated).toMatchObject({ state: 'placed', answer: 'accepted' })
    const another = answerAsAccount(ctx, club, { id, answer: 'accepted', by: '', reference: 'X' })
    expect(await outcome<unknown>(another)).toBe('club.answered')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('proposes what became dearer: the golfer is asked, and confirms in the name of the club', async () => {
    const world = await requestWithAlternatives(ctx)
    await setPrice(world.starts.first, 2_400_000)
    const key = (await clubKeyOf(ctx, world.id)) ?? ''
    const answered = await acceptAlternativeByLink(ctx, { key, ...accepted }, 'vi')
    expect(answered).toMatchObject({ answer: 'proposed', proposed_at: new Date(other).getTime() })
    await acceptByLink(ctx, await latestOfferKey(ctx, world.id), 1, 4_800_000)
    const [confirmed] = await ctx.q<{ actor_kind: string }>`
      select actor_kind from booking_events where booking_id = ${world.id} and to_state = 'confirmed'`
    expect(confirmed).toEqual({ actor_kind: 'club' })
  })
})

test('a group is moved with all of its players', async () => {
  const world = await requestWithAlternatives(ctx, { players: 4 })
  await asStaff(world)
  expect(await left(world)).toEqual([4, 0, 4])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('neighbouring courses and other days have times of their own', async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await takeAlternatives(ctx)
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: dearer.replace('-24T', '-25T') })
  const near = {
    facility_id: courseId,
    start_at: new Date(asked).getTime(),
    number_player: 2,
    day: '2026-11-25',
  }
  const found = await findAlternatives(ctx, near, 'vi')
  expect(found.map(({ facility, starts }) => [facility.id, starts.length])).toEqual([[courseId, 1]])
})

test.each([
  ['a third alternative', 'request_has_two_alternatives_at_most', 3, '2026-11-24T09:00:00+07:00', null],
  ['the same time twice', 'alternative_is_named_once', 2, other, null],
  ['the offer of another booking', 'alternative_is_offered_to_its_golfer', 2, dearer, 999_999],
])('the database refuses %s', async (_, constraint, position, at, offerId) => {
  const { id, courseId } = await requestWithAlternatives(ctx)
  await ctx.q`delete from booking_alternatives where booking_id = ${id} and position = 2`
  const written = ctx.q`
    insert into booking_alternatives (booking_id, position, course_id, play_date, starts_at, price_vnd, offer_id)
    values (${id}, ${position}, ${courseId}, '2026-11-24', ${new Date(at)}, 1000, ${offerId}::bigint)`
  await expect(written).rejects.toMatchObject({ constraint })
})
