import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '#rounds/cancel/cancel'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { asker, flightPrice, openedFlight } from '#testing/bookings/open-flight'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addTeeTime, placesLeft } from '#testing/golf'
import { answerAsk } from './answer-ask.ts'
import { askToJoin, withdrawAsk } from './ask-to-join.ts'
import { joinedFlightOf } from './asks.ts'
import { closeOverFlights, informJoined, setOpenFlight } from './open-flight.ts'
import { readFlight } from './read-flight.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))
afterAll(() => ctx.close())

const smsOf = async (phone: string) =>
  (await ctx.q<{ text: string }>`select text from messages where phone = ${phone} order by id`).map(
    ({ text }) => text,
  )
const bookingsOf = (memberId: number) =>
  ctx.q<{ id: number; state: string; players: number; amount: number; at: Date | null }>`
    select id, state, player_count as players, amount_vnd as amount, tee_time_at as at from bookings
    where member_id = ${memberId} order by id`
const view = (code: string, member: Parameters<typeof readFlight>[2]['member'] = null) =>
  readFlight(ctx, code, { member, lang: 'vi' })
const cancelled = (member: Parameters<typeof cancelBooking>[1], bookingId: number) =>
  cancelBooking(ctx, member, { bookingId, reason: 'Bận việc', idempotency: null })

test('who has the link reads course, time, price and terms, and nothing of the players', async () => {
  const { code, courseId, at } = await openedFlight(ctx)
  const page = await view(code)
  expect(page).toMatchObject({
    state: 'open',
    host: 'Lê Thu',
    facility: { id: courseId },
    start_at: Date.parse(at),
    number_hole: 18,
    places_left: 2,
    price: flightPrice,
    is_host: 0,
    own: null,
  })
  expect(page.refund_terms.length).toBeGreaterThan(0)
  expect(JSON.stringify(page)).not.toContain('Khách')
  expect(await outcome(view('no-such-code'))).toBe('booking.notFound')
})

test('an approved golfer has a booking of one place on the start, with its own bill and message', async () => {
  const { code, bookingId, host, teeTimeId, at } = await openedFlight(ctx)
  const { member, id } = await asker(ctx, code)
  expect((await view(code, member)).own).toEqual({ state: 'asked', bill_id: null })
  expect(await smsOf(host.phone)).toContainEqual(expect.stringContaining('xin chơi cùng flight'))
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)

  const flight = await answerAsk(ctx, host, { bookingId, id, isApproved: true })
  expect(flight).toMatchObject({ places_left: 1, asks: [{ id, name: 'Phạm Minh', state: 'joined' }] })
  const [joined] = await bookingsOf(member.id)
  expect(joined).toMatchObject({
    state: 'requested',
    players: 1,
    amount: flightPrice,
    at: new Date(at),
  })
  expect((await view(code, member)).own).toEqual({ state: 'joined', bill_id: joined?.id })
  expect(await smsOf(member.phone)).toContainEqual(expect.stringContaining('được nhận vào flight'))
  expect(await brokenPlaces(ctx.q)).toEqual([])

  expect(await answerAsk(ctx, host, { bookingId, id, isApproved: true })).toEqual(flight)
  expect(await bookingsOf(member.id)).toHaveLength(1)
  expect(await outcome(answerAsk(ctx, host, { bookingId, id, isApproved: false }))).toBe('flight.answered')
})

test('where the club is not asked the golfer who joined pays at once, and reads by when', async () => {
  const { code, bookingId, host } = await openedFlight(ctx, { instant: true })
  const { member, id } = await asker(ctx, code)
  await answerAsk(ctx, host, { bookingId, id, isApproved: true })
  expect(await bookingsOf(member.id)).toMatchObject([{ state: 'placed', amount: flightPrice }])
  expect(await smsOf(member.phone)).toEqual([
    expect.stringMatching(/được nhận vào flight.*Thanh toán 2\.000\.000.*08:30/),
  ])
})

test('what one golfer who joined does with their booking leaves the other alone', async () => {
  const { code, bookingId, host, teeTimeId } = await openedFlight(ctx)
  const { member, id } = await asker(ctx, code)
  await answerAsk(ctx, host, { bookingId, id, isApproved: true })
  const [joined] = await bookingsOf(member.id)
  await cancelled(member, joined?.id ?? 0)
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
  expect(await bookingsOf(host.id)).toMatchObject([{ state: 'requested' }])
  expect((await view(code, member)).own?.state).toBe('left')
  await askToJoin(ctx, member, { code, expectedAmount: flightPrice, lang: 'vi' })
  await answerAsk(ctx, host, { bookingId, id, isApproved: true })
  expect((await bookingsOf(member.id)).map(({ state }) => state)).toEqual(['withdrawn', 'requested'])
  await cancelled(host, bookingId)
  expect((await bookingsOf(member.id)).map(({ state }) => state)).toEqual(['withdrawn', 'requested'])
})

describe('asking', () => {
  test('again changes nothing, and one message announces all who wait', async () => {
    const { code, bookingId, host } = await openedFlight(ctx)
    const { member, id } = await asker(ctx, code)
    await askToJoin(ctx, member, { code, expectedAmount: flightPrice, lang: 'vi' })
    await asker(ctx, code)
    const flight = await setOpenFlight(ctx, host, { bookingId, isOpen: true })
    expect(flight.asks).toHaveLength(2)
    expect(flight.asks[0]?.id).toBe(id)
    expect((await smsOf(host.phone)).filter((text) => text.includes('xin chơi cùng'))).toHaveLength(1)
  })

  test('is refused at another price, by the organiser, after a refusal, and when the flight is closed or full', async () => {
    const { code, bookingId, host, courseId, at } = await openedFlight(ctx)
    const golfer = await addMember(ctx.q)
    const ask = (member = golfer, expectedAmount = flightPrice) =>
      outcome(askToJoin(ctx, member, { code, expectedAmount, lang: 'vi' }))
    expect(await ask(golfer, 1_000_000)).toBe('booking.priceChanged')
    expect(await ask(host)).toBe('flight.own')
    const declined = await asker(ctx, code)
    await answerAsk(ctx, host, { bookingId, id: declined.id, isApproved: false })
    expect(await smsOf(declined.member.phone)).toContainEqual(expect.stringContaining('chưa nhận thêm'))
    expect(await ask(declined.member)).toBe('flight.declined')
    await book(ctx, await addMember(ctx.q), { courseId, at, players: 2 })
    expect((await view(code)).state).toBe('full')
    expect(await ask()).toBe('flight.full')
    await setOpenFlight(ctx, host, { bookingId, isOpen: false })
    expect(await ask()).toBe('flight.over')
    expect((await view(code)).price).toBeNull()
  })

  test('is limited to so many flights at once, and a golfer takes a request back', async () => {
    const golfer = await addMember(ctx.q)
    const codes: string[] = []
    for (let index = 0; index < 6; index += 1) codes.push((await openedFlight(ctx)).code)
    const ask = (code: string) =>
      outcome(askToJoin(ctx, golfer, { code, expectedAmount: flightPrice, lang: 'vi' }))
    for (const code of codes.slice(0, 5)) expect(await ask(code)).toMatchObject({ own: { state: 'asked' } })
    expect(await ask(codes[5] ?? '')).toBe('flight.tooMany')
    const withdrawn = await withdrawAsk(ctx, golfer, { code: codes[0] ?? '', lang: 'vi' })
    expect(withdrawn.own?.state).toBe('withdrawn')
    expect(await ask(codes[5] ?? '')).toMatchObject({ own: { state: 'asked' } })
  })
})

describe('approving', () => {
  test('is refused when the last place has gone: no start near it, nothing half done', async () => {
    const { code, bookingId, host, courseId } = await openedFlight(ctx, { players: 3 })
    await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:18:00+07:00', price: flightPrice })
    const [first, second] = [await asker(ctx, code), await asker(ctx, code)]
    await answerAsk(ctx, host, { bookingId, id: first.id, isApproved: true })
    expect(await outcome(answerAsk(ctx, host, { bookingId, id: second.id, isApproved: true }))).toBe(
      'flight.full',
    )
    expect(await bookingsOf(second.member.id)).toEqual([])
    expect((await view(code, second.member)).own?.state).toBe('asked')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is refused when the place costs more than the golfer agreed to', async () => {
    const { code, bookingId, host, teeTimeId } = await openedFlight(ctx)
    const { member, id } = await asker(ctx, code)
    await ctx.q`update tee_times set price_vnd = price_vnd + 1 where id = ${teeTimeId}`
    expect(await outcome(answerAsk(ctx, host, { bookingId, id, isApproved: true }))).toBe('flight.dearer')
    expect(await bookingsOf(member.id)).toEqual([])
    await askToJoin(ctx, member, { code, expectedAmount: flightPrice + 1, lang: 'vi' })
    await answerAsk(ctx, host, { bookingId, id, isApproved: true })
    expect(await bookingsOf(member.id)).toMatchObject([{ amount: flightPrice + 1 }])
  })

  test('is for the organiser alone, and for the requests of this flight', async () => {
    const { code, bookingId, host } = await openedFlight(ctx)
    const other = await openedFlight(ctx)
    const { member, id } = await asker(ctx, code)
    const approve = (by: typeof host, ofBooking: number) =>
      outcome(answerAsk(ctx, by, { bookingId: ofBooking, id, isApproved: true }))
    expect(await approve(member, bookingId)).toBe('booking.notFound')
    expect(await approve(other.host, bookingId)).toBe('booking.notFound')
    expect(await approve(other.host, other.bookingId)).toBe('request.notFound')
    expect(await bookingsOf(member.id)).toEqual([])
  })

  test('a golfer whose account was locked gets nothing', async () => {
    const { code, bookingId, host } = await openedFlight(ctx)
    const { member, id } = await asker(ctx, code)
    await ctx.q`update members set locked_at = now(), locked_reason = 'Thử' where id = ${member.id}`
    expect(await outcome(answerAsk(ctx, host, { bookingId, id, isApproved: true }))).toBe('flight.over')
    expect(await bookingsOf(member.id)).toEqual([])
  })
})

test('a flight whose booking has ended, or that has begun, is closed by the clock: who waits is informed once', async () => {
  const ended = await openedFlight(ctx)
  const begun = await openedFlight(ctx)
  const [one, other] = [await asker(ctx, ended.code), await asker(ctx, begun.code)]
  await cancelled(ended.host, ended.bookingId)
  expect((await view(ended.code)).state).toBe('over')
  expect(await closeOverFlights(ctx)).toBeGreaterThan(0)
  expect((await view(ended.code, one.member)).own?.state).toBe('over')
  expect(await smsOf(one.member.phone)).toEqual([expect.stringContaining('không nhận thêm người nữa')])
  expect(await smsOf(other.member.phone)).toEqual([])
  ctx.clock.set(begun.at)
  await closeOverFlights(ctx)
  expect(await closeOverFlights(ctx)).toBe(0)
  expect((await view(begun.code, other.member)).own?.state).toBe('over')
  expect(await smsOf(one.member.phone)).toHaveLength(1)
})

test('a golfer who joined reads once that the organiser no longer plays, whether or not the flight was still open', async () => {
  for (const isOpen of [true, false]) {
    const { code, bookingId, host } = await openedFlight(ctx)
    const [plays, gone] = [await asker(ctx, code), await asker(ctx, code)]
    for (const { id } of [plays, gone]) await answerAsk(ctx, host, { bookingId, id, isApproved: true })
    const [own] = await bookingsOf(plays.member.id)
    const [ended] = await bookingsOf(gone.member.id)
    await cancelled(gone.member, ended?.id ?? 0)
    if (!isOpen) await setOpenFlight(ctx, host, { bookingId, isOpen: false })
    await informJoined(ctx)
    expect(await joinedFlightOf(ctx.q, own?.id ?? 0)).toBe('Lê Thu')
    const messages = await Promise.all([plays, gone].map(({ member }) => smsOf(member.phone)))

    await cancelled(host, bookingId)
    await Promise.all([informJoined(ctx), informJoined(ctx)])
    const [ofPlaying, ofGone] = await Promise.all([plays, gone].map(({ member }) => smsOf(member.phone)))
    expect(ofPlaying?.slice(messages[0]?.length)).toEqual([
      expect.stringMatching(new RegExp(`Người tổ chức flight .* không chơi nữa.*/${own?.id}`)),
    ])
    expect(ofGone).toEqual(messages[1])
    expect(await bookingsOf(plays.member.id)).toEqual([own])
    expect(await joinedFlightOf(ctx.q, own?.id ?? 0)).toBeNull()
    expect(await informJoined(ctx)).toBe(0)
  }
})

test('a flight of a course that takes no bookings any more takes no golfers', async () => {
  const { code, courseId, bookingId, host } = await openedFlight(ctx)
  const { member, id } = await asker(ctx, code)
  await ctx.q`update courses set is_open = false where id = ${courseId}`
  expect(await view(code, member)).toMatchObject({ state: 'over', price: null, own: { state: 'asked' } })
  expect(await outcome(answerAsk(ctx, host, { bookingId, id, isApproved: true }))).toBe('flight.over')
})

test('a closed flight is opened again under its link', async () => {
  const { code, bookingId, host } = await openedFlight(ctx)
  await setOpenFlight(ctx, host, { bookingId, isOpen: false })
  expect((await view(code)).state).toBe('over')
  const again = await setOpenFlight(ctx, host, { bookingId, isOpen: true })
  expect(again.url).toContain(code)
  expect((await view(code)).state).toBe('open')
})

test('without a free place, and where the operator has switched it off, no flight is opened', async () => {
  const { host, courseId, at } = await openedFlight(ctx)
  const { id_general_bill: full } = await book(ctx, host, { courseId, at, players: 2 })
  expect(await outcome(setOpenFlight(ctx, host, { bookingId: full, isOpen: true }))).toBe(
    'flight.notThisBooking',
  )
  const off = { ...ctx, config: { ...ctx.config, openFlights: false } }
  expect(await outcome(setOpenFlight(off, host, { bookingId: full, isOpen: true }))).toBe('flight.off')
})
