import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, brokenPlaces, guests, outcome, type Request } from '#testing/bookings/bookings'
import { at, courseWithTeeTime } from '#testing/bookings/course-with-tee-time'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addOffer, addPackage, addTeeTime, placesLeft } from '#testing/golf'
import { watchStatements } from '#testing/statements'

let ctx: TestContext

beforeAll(async () => {
  ctx = await createTestContext()
})

afterAll(() => ctx.close())

describe('a request for a tee time', () => {
  test('holds its places, fixes price and ladder, and waits an hour for staff', async () => {
    const { courseId, teeTimeId } = await courseWithTeeTime(ctx)
    await ctx.q`
      insert into refund_terms (course_id, applies_to, deadline_hours, penalty_percent, condition, time_text, position)
      values (${courseId}, 'standard', 24, 50, '{"vi":"Mọi ngày"}', '{}', 1)`
    const member = await addMember(ctx.q)
    const d20 = await addPackage(ctx.q, 20_000)
    const sent = await book(ctx, member, { courseId, at: at('06:30'), list_users: guests(3, [d20]) })
    expect(sent).toMatchObject({
      state: 'requested',
      status: 0,
      general_status: 0,
      date_played: new Date(at('06:30')).getTime(),
      is_any_time: 0,
      number_player: 3,
      payment_amount: 3 * 2_020_000,
      confirm_deadline: ctx.clock.now().getTime() + 3_600_000,
      payment_deadline: null,
    })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(1)
    const id = sent.id_general_bill
    const [booking] = await ctx.q<{
      refund_ladder: unknown
    }>`select refund_ladder from bookings where id = ${id}`
    expect(booking?.refund_ladder).toMatchObject({
      condition: { vi: 'Mọi ngày' },
      rungs: [
        { until: '2026-11-22T23:30:00.000Z', refund_percent: 100, refund_vnd: 6_060_000 },
        { until: null, refund_percent: 50, refund_vnd: 3_030_000 },
      ],
    })
    expect(
      await ctx.q`select kind, amount_vnd from bill_services where bill_id = ${id} order by kind`,
    ).toEqual([
      { kind: 'booking', amount_vnd: 6_000_000 },
      { kind: 'hio', amount_vnd: 60_000 },
    ])
    expect(
      await ctx.q`select from_state, to_state, actor_kind, actor_id from booking_events where booking_id = ${id}`,
    ).toEqual([{ from_state: null, to_state: 'requested', actor_kind: 'member', actor_id: member.id }])
    const jobs = await ctx.enqueued('booking-deadline')
    expect(jobs.filter((job) => job.data.bookingId === id)).toMatchObject([
      { at: new Date('2026-11-20T08:30:00+07:00') },
    ])
  })

  test('needs at most four round trips besides the one which authenticates the golfer', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    const friend = await addMember(ctx.q)
    const d20 = await addPackage(ctx.q, 20_000)
    const players = [{ user_id: member.vga, list_insurrance: [d20] }, { user_id: friend.vga }, ...guests(1)]
    const request = { courseId, at: at('06:30'), list_users: players, key: 'round-trips-1' }
    const { trips } = await watchStatements(ctx.pool, () => book(ctx, member, request))
    expect(trips).toBeLessThanOrEqual(4)
  })

  test('a request off the tee sheet names the tee time it was put on', async () => {
    const { courseId } = await courseWithTeeTime(ctx, '06:40')
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('06:31') })
    expect(sent.date_played).toBe(new Date(at('06:40')).getTime())
  })

  test('of a group takes neighbouring tee times and the price of each', async () => {
    const courseId = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId, at: at('06:30'), price: 1_000_000 })
    await addTeeTime(ctx.q, { courseId, at: at('06:40'), price: 1_200_000 })
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('06:30'), players: 6 })
    expect(sent.payment_amount).toBe(3 * 1_000_000 + 3 * 1_200_000)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('at a tee time without a price leaves the price to staff', async () => {
    const { courseId } = await courseWithTeeTime(ctx, '06:30', { price: 0 })
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('06:30') })
    expect(sent).toMatchObject({ state: 'requested', payment_amount: null })
  })
})

describe('a request for any time', () => {
  test('holds no place and has no price', async () => {
    ctx.clock.set(at('05:00'))
    const { courseId, teeTimeId } = await courseWithTeeTime(ctx)
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('00:00'), players: 2 })
    expect(sent).toMatchObject({ state: 'requested', is_any_time: 1, payment_amount: null })
    expect(sent.date_played).toBe(new Date(at('00:00')).getTime())
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  })

  test('is refused on a day without a tee time left', async () => {
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    const courseId = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId, at: '2026-11-20T07:30:00+07:00' })
    const today = { courseId, at: '2026-11-20T00:00:00+07:00' }
    expect(await outcome(book(ctx, await addMember(ctx.q), today))).toBe('booking.noTeeTime')
  })
})

describe('a request for 00:00 of a later day', () => {
  test('is no request for any time: it is refused where no tee time is within 60 minutes', async () => {
    const { courseId, teeTimeId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    expect(await outcome(book(ctx, member, { courseId, at: at('00:00') }))).toBe('booking.noTeeTime')
    expect(await ctx.q`select id from bookings where member_id = ${member.id}`).toEqual([])
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  })

  test('is put on the nearest tee time within 60 minutes, as any other time of that day', async () => {
    const { courseId } = await courseWithTeeTime(ctx, '00:40')
    const sent = await book(ctx, await addMember(ctx.q), { courseId, at: at('00:00') })
    expect(sent).toMatchObject({ is_any_time: 0, date_played: Date.parse(at('00:40')) })
  })
})

describe('a request that cannot be granted', () => {
  test('takes nothing when any rule is violated', async () => {
    const { courseId, teeTimeId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    const gone = await addPackage(ctx.q, 20_000, false)
    const [half, more] = [await addPackage(ctx.q, 100_000), await addPackage(ctx.q, 101_000)]
    const request = { courseId, at: at('06:30') }
    const refused: [Request, string][] = [
      [{ ...request, list_users: [{ user_id: 999_999_999 }] }, 'player.unknownVid'],
      [{ ...request, list_users: guests(1, [gone]) }, 'booking.unknownPackage'],
      [{ ...request, list_users: guests(1, [half, more]) }, 'booking.tooMuchCover'],
      [{ ...request, expected_amount: 1_999_999 }, 'booking.priceChanged'],
      [{ ...request, product_id: 999_999 }, 'offer.over'],
      [{ ...request, players: 5 }, 'booking.noTeeTime'],
      [{ ...request, courseId: 999_999 }, 'course.notFound'],
    ]
    for (const [fields, reason] of refused) expect(await outcome(book(ctx, member, fields))).toBe(reason)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await ctx.q`select id from bookings where member_id = ${member.id}`).toEqual([])
  })

  test('has packages of a player that cover more than is ever paid; up to that they are sold', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const [one, other] = [await addPackage(ctx.q, 100_000), await addPackage(ctx.q, 100_000)]
    const request = { courseId, at: at('06:30'), list_users: guests(2, [one, other]) }
    const sent = await book(ctx, await addMember(ctx.q), request)
    expect(sent.payment_amount).toBe(2 * (2_000_000 + 200_000))
  })

  test('is sent again with the price that holds now', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    const sent = await book(ctx, member, { courseId, at: at('06:30'), expected_amount: 2_000_000 })
    expect(sent.payment_amount).toBe(2_000_000)
  })

  test('names the member whose account was deleted as unknown', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const gone = await addMember(ctx.q)
    await ctx.q`update members set deleted_at = now(), phone = null where id = ${gone.id}`
    const request = { courseId, at: at('06:30'), list_users: [{ user_id: gone.vga }] }
    expect(await outcome(book(ctx, await addMember(ctx.q), request))).toBe('player.unknownVid')
  })
})

describe('the same request again', () => {
  test('many times at once makes one booking and answers alike', async () => {
    const { courseId, teeTimeId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    const request = { courseId, at: at('06:30'), players: 2, key: 'one-and-the-same' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => book(ctx, member, request)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    expect(await ctx.q`select id from bookings where member_id = ${member.id}`).toHaveLength(1)
  })

  test('after the tee time was sold out still returns the booking it made', async () => {
    const { courseId } = await courseWithTeeTime(ctx, '06:30', { capacity: 2 })
    const member = await addMember(ctx.q)
    const request = { courseId, at: at('06:30'), players: 2, key: 'sold-out-by-myself' }
    const first = await book(ctx, member, request)
    ctx.clock.advance(20)
    const second = await book(ctx, member, request)
    expect(second).toEqual({ ...first, now: first.now + 20_000 })
  })

  test('with another body is refused', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const member = await addMember(ctx.q)
    await book(ctx, member, { courseId, at: at('06:30'), key: 'another-body' })
    const other = { courseId, at: at('06:30'), players: 2, key: 'another-body' }
    expect(await outcome(book(ctx, member, other))).toBe('idempotency.otherBody')
  })
})

describe('a course with contracted places', () => {
  test('confirms and places on arrival, with code, notice and half an hour to pay', async () => {
    const courseId = await addCourse(ctx.q, { instant: true })
    await addTeeTime(ctx.q, { courseId, at: at('06:30') })
    const member = await addMember(ctx.q)
    const sent = await book(ctx, member, { courseId, at: at('06:30'), key: 'instant-one' })
    const payBy = ctx.clock.now().getTime() + 1_800_000
    expect(sent).toMatchObject({ state: 'placed', status: 3, general_status: 3, payment_deadline: payBy })
    const id = sent.id_general_bill
    const steps = await ctx.q<{ to_state: string; actor_kind: string }>`
      select to_state, actor_kind from booking_events where booking_id = ${id} order by id`
    expect(steps.map((step) => step.to_state)).toEqual(['requested', 'confirmed', 'placed'])
    const [bill] = await ctx.q<{ payment_code: string }>`select payment_code from bills where id = ${id}`
    expect(bill?.payment_code).toMatch(/^TT/)
    expect(await ctx.q`select phone from messages where booking_id = ${id}`).toEqual([
      { phone: member.phone },
    ])
    expect(await book(ctx, member, { courseId, at: at('06:30'), key: 'instant-one' })).toEqual(sent)
  })

  test('still leaves a request without a price or a time to staff', async () => {
    ctx.clock.set(at('05:00'))
    const courseId = await addCourse(ctx.q, { instant: true })
    await addTeeTime(ctx.q, { courseId, at: at('06:30'), price: 0 })
    const member = await addMember(ctx.q)
    expect(await book(ctx, member, { courseId, at: at('06:30') })).toMatchObject({ state: 'requested' })
    expect(await book(ctx, member, { courseId, at: at('00:00') })).toMatchObject({ state: 'requested' })
  })

  test('may be so for one offer only', async () => {
    const { courseId } = await courseWithTeeTime(ctx)
    const { offerId } = await addOffer(ctx.q, { courseId, instant: true })
    const member = await addMember(ctx.q)
    expect(await book(ctx, member, { courseId, at: at('06:30'), product_id: offerId })).toMatchObject({
      state: 'placed',
    })
    expect(await book(ctx, member, { courseId, at: at('06:30') })).toMatchObject({ state: 'requested' })
  })
})

test('three hundred golfers requesting one tee time with four places at once get exactly four bookings', async () => {
  const { courseId, teeTimeId } = await courseWithTeeTime(ctx)
  const members = await Promise.all(Array.from({ length: 300 }, () => addMember(ctx.q)))
  const results = await Promise.all(
    members.map((member) => outcome(book(ctx, member, { courseId, at: at('06:30') }))),
  )
  expect(results.filter((result) => typeof result !== 'string')).toHaveLength(4)
  expect(new Set(results.filter((result) => typeof result === 'string'))).toEqual(
    new Set(['booking.noTeeTime']),
  )
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(0)
  expect(await brokenPlaces(ctx.q)).toEqual([])
})
