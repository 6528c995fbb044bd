import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmAsStaff } from '#rounds/staff/booking-acts'
import { readStaffSheet } from '#rounds/staff/staff-sheet'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { brokenPlaces, guests } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const day = '2026-11-24'
const iso = (clock: string) => `${day}T${clock}:00+07:00`
const at = (clock: string) => new Date(iso(clock)).getTime()

/** A course with a start of four places at each clock time. */
async function sheet(...clocks: string[]) {
  const courseId = await addCourse(ctx.q)
  const ids: number[] = []
  for (const clock of clocks) ids.push(await addTeeTime(ctx.q, { courseId, at: iso(clock) }))
  return { courseId, ids }
}

/** A group of guests asked for by its booker, sent from the quick form. */
async function sendGroup(courseId: number, players: number, clock = '06:20') {
  const member = await addMember(ctx.q)
  const browser = app.browserOf(member)
  const body = { facility_id: courseId, date_played: at(clock), list_users: guests(players) }
  const preview = Object((await app.browserOf().post('/api/wap/services/create_delivery_for_wap', body)).data)
  const sent = Object((await browser.post('/api/services/create_booking_for_wap', body)).data)
  return { member, browser, preview, sent, id: Number(sent.id_general_bill) }
}

const names = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Khách ${from + index}`)
const named = (from: number, to: number) =>
  names(from, to).map((name) => expect.objectContaining({ name, is_guest: true, is_unnamed: false }))

const twoFlights = [
  { date_played: at('06:20'), number_player: 3, players: names(1, 3) },
  { date_played: at('06:28'), number_player: 3, players: names(4, 6) },
]

describe('a group larger than a tee time', () => {
  test('is shown each tee time with its players before sending and in every answer afterwards', async () => {
    const { courseId } = await sheet('06:20', '06:28', '06:36')
    const { browser, preview, sent, id } = await sendGroup(courseId, 6)
    expect(preview.flights).toEqual(twoFlights)
    expect(sent).toMatchObject({ date_played: at('06:20'), flights: twoFlights })
    const bill = Object((await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data)
    expect(bill.flights).toEqual(twoFlights)
    expect(bill.services[0].listData.map((line: { date_played: number }) => line.date_played)).toEqual([
      ...Array(3).fill(at('06:20')),
      ...Array(3).fill(at('06:28')),
    ])
    const history = await browser.post('/api/for_wap/get_history_booking_merge', {})
    expect(history.data).toMatchObject([{ flights: twoFlights }])
    const players = await browser.post('/api/for_wap/view_detail_order_slot_pax', {
      id_general_bill_detail: id,
    })
    expect(players.data).toMatchObject([
      ...Array(3).fill({ date_played: at('06:20') }),
      ...Array(3).fill({ date_played: at('06:28') }),
    ])
    const shared = Object((await browser.post('/api/rounds/share', { id_general_bill: id })).data)
    expect((await app.browserOf().get(`/api/rounds/${shared.code}`)).data).toMatchObject({
      flights: twoFlights,
    })
  })

  test('of forty waits for ten tee times, each with its four players, and has them once staff accept', async () => {
    const clocks = Array.from({ length: 10 }, (_, index) => `07:${String(index * 6).padStart(2, '0')}`)
    const { courseId, ids } = await sheet(...clocks)
    const { id, sent } = await sendGroup(courseId, 40, '07:30')
    expect(sent.flights).toEqual(
      clocks.map((clock, index) => ({
        date_played: at(clock),
        number_player: 4,
        players: names(index * 4 + 1, index * 4 + 4),
      })),
    )
    for (const teeTime of ids) expect(await placesLeft(ctx.q, teeTime)).toBe(4)
    await confirmAsStaff(ctx, await addStaff(ctx.q), { id, note: '' }, 'vi')
    for (const teeTime of ids) expect(await placesLeft(ctx.q, teeTime)).toBe(0)
  })

  test('shows staff the same: in the queue, in the panel, on the tee sheet', async () => {
    const { courseId } = await sheet('06:20', '06:28')
    const { id } = await sendGroup(courseId, 5)
    const flights = [
      { date_played: at('06:20'), number_player: 3, players: names(1, 3) },
      { date_played: at('06:28'), number_player: 2, players: names(4, 5) },
    ]
    const staff = app.browserOf(await addStaff(ctx.q))
    const queue = await staff.get('/api/staff/bookings', { state: 'requested', facility_id: courseId })
    expect(queue.data).toMatchObject([{ id, flights }])
    const opened = Object((await staff.get(`/api/staff/bookings/${id}`)).data)
    expect(opened).toMatchObject({ flights, tee_times: [{ places: 3 }, { places: 2 }] })
    expect(opened.players.map((player: { date_played: number }) => player.date_played)).toEqual([
      ...Array(3).fill(at('06:20')),
      ...Array(2).fill(at('06:28')),
    ])
    expect((await readStaffSheet(ctx, courseId, day)).tee_times).toMatchObject([
      { bookings: [{ id, places: 3, number_player: 5, players: named(1, 3) }] },
      { bookings: [{ id, places: 2, number_player: 5, players: named(4, 5) }] },
    ])
  })

  test('is put on its tee times by staff when it asked for any time of today', async () => {
    ctx.clock.set(iso('05:00'))
    const { courseId, ids } = await sheet('06:20', '06:28')
    const { browser, preview, sent, id } = await sendGroup(courseId, 5, '00:00')
    expect(preview.flights).toEqual([])
    expect(sent).toMatchObject({ is_any_time: 1, flights: [] })
    await confirmAsStaff(ctx, await addStaff(ctx.q), { id, tee_time_id: ids[0], note: '' }, 'vi')
    const bill = await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })
    expect(bill.data).toMatchObject({
      date_played: at('06:20'),
      flights: [{ number_player: 3 }, { number_player: 2 }],
    })
  })
})

describe('a group with sizes that the golfer chose', () => {
  /** Sends a group of six with these sizes on two empty tee times of four places. */
  async function sendSizes(flight_sizes: number[]) {
    const { courseId, ids } = await sheet('06:20', '06:28')
    const browser = app.browserOf(await addMember(ctx.q))
    const body = {
      facility_id: courseId,
      date_played: at('06:20'),
      list_users: guests(6),
      flight_sizes,
    }
    const preview = await browser.post('/api/services/create_delivery_for_wap', body)
    const sent = await browser.post('/api/services/create_booking_for_wap', body)
    expect(sent.error_msg).toBe('')
    const { id_general_bill: bill_id } = Object(sent.data)
    const bill = await browser.get('/api/services/get_bill_detail_for_wap', { bill_id })
    return { ids, preview: Object(preview.data), sent: Object(sent.data), bill: Object(bill.data) }
  }

  test('has those sizes in the quote, the answer and the bill, and holds those places', async () => {
    const { ids, preview, sent, bill } = await sendSizes([2, 4])
    const chosen = [
      { date_played: at('06:20'), number_player: 2, players: names(1, 2) },
      { date_played: at('06:28'), number_player: 4, players: names(3, 6) },
    ]
    expect(preview.flights).toEqual(chosen)
    expect(sent.flights).toEqual(chosen)
    expect(bill.flights).toEqual(chosen)
    expect(bill.services[0].listData.map((line: { date_played: number }) => line.date_played)).toEqual([
      ...Array(2).fill(at('06:20')),
      ...Array(4).fill(at('06:28')),
    ])
    expect(await Promise.all(ids.map((id) => placesLeft(ctx.q, id)))).toEqual([2, 0])
  })

  test.each([
    ['more players than a tee time has places for', [5, 1]],
    ['other numbers of players than the group has', [2, 3]],
    ['more tee times than the group needs', [2, 2, 2]],
  ])('is spread evenly where the sizes are for %s', async (_, sizes) => {
    const { preview, sent, bill } = await sendSizes(sizes)
    expect(preview.flights).toEqual(twoFlights)
    expect(sent.flights).toEqual(twoFlights)
    expect(bill.flights).toEqual(twoFlights)
  })
})

describe('a player who leaves a group', () => {
  async function leave({ browser, id }: Awaited<ReturnType<typeof sendGroup>>, position: number) {
    const bill = Object((await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data)
    const answer = await browser.post('/api/for_wap/cancel_booking', {
      id_general_bill_detail: id,
      reason: '',
      player_id: bill.services[0].listData[position - 1].id,
    })
    expect(answer).toMatchObject({ error_code: 0 })
    return Object((await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data)
  }

  test('leaves their tee time, and its place is free there', async () => {
    const { courseId, ids } = await sheet('06:20', '06:28')
    const group = await sendGroup(courseId, 6)
    const bill = await leave(group, 2)
    expect(bill.flights).toEqual([
      { date_played: at('06:20'), number_player: 2, players: ['Khách 1', 'Khách 3'] },
      { date_played: at('06:28'), number_player: 3, players: names(4, 6) },
    ])
    expect(await placesLeft(ctx.q, ids[0] ?? 0)).toBe(2)
    expect(await placesLeft(ctx.q, ids[1] ?? 0)).toBe(1)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is not among the players of the booking for golfer and staff, and stays on the bill as cancelled', async () => {
    const { courseId } = await sheet('06:20', '06:28')
    const group = await sendGroup(courseId, 5)
    const bill = await leave(group, 2)
    const staying = ['Khách 1', 'Khách 3', 'Khách 4', 'Khách 5']
    const own = await group.browser.post('/api/for_wap/view_detail_order_slot_pax', {
      id_general_bill_detail: group.id,
    })
    expect(Object(own.data).map(({ name }: { name: string }) => name)).toEqual(staying)
    const staff = app.browserOf(await addStaff(ctx.q))
    const opened = Object((await staff.get(`/api/staff/bookings/${group.id}`)).data)
    expect(opened.players.map(({ name }: { name: string }) => name)).toEqual(staying)
    for (const { services } of [bill, opened])
      expect(services[0].listData[1]).toMatchObject({ name_out_system: 'Khách 2', is_cancel: 1 })
  })

  test('as the last one of the first tee time leaves the group with the next one', async () => {
    const { courseId, ids } = await sheet('06:20', '06:28')
    const group = await sendGroup(courseId, 5)
    for (const position of [1, 2, 3]) await leave(group, position)
    const bill = Object(
      (await group.browser.get('/api/services/get_bill_detail_for_wap', { bill_id: group.id })).data,
    )
    expect(bill).toMatchObject({
      date_played: at('06:28'),
      flights: [{ date_played: at('06:28'), number_player: 2, players: names(4, 5) }],
    })
    expect(await placesLeft(ctx.q, ids[0] ?? 0)).toBe(4)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

test('an ended booking still shows the tee times of its players', async () => {
  const { courseId } = await sheet('06:20', '06:28')
  const { browser, id } = await sendGroup(courseId, 6)
  await browser.post('/api/for_wap/cancel_booking', { id_general_bill_detail: id, reason: '' })
  const bill = await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })
  expect(bill.data).toMatchObject({ state: 'withdrawn', flights: twoFlights })
  expect(await brokenPlaces(ctx.q)).toEqual([])
})
