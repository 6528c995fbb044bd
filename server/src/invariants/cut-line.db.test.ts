import { randomUUID } from 'node:crypto'
import { errors } from '@teeviet/contract/errors'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, type Reply } from '#testing/apps/wire'
import { addGolfer, type Golfer } from '#testing/bookings/golfers'
import { faultyStarts, soldStarts } from '#testing/bookings/holds'
import { addressOf, createTestDatabase, type TestDatabase } from '#testing/database'
import { closeGate } from '#testing/gate'
import { type Cut, type CuttingProxy, openCuttingProxy } from '#testing/processes/cutting-proxy'
import { type ServerProcess, startServerProcess } from '#testing/processes/server-process'
import { type BookingRequest, bookingRequest, openSheet, promised, sendBooking } from '#testing/rush'
import { freePort } from '../../../deploy/free-port.mjs'

vi.setConfig({ hookTimeout: 120_000 })

let database: TestDatabase
let server: ServerProcess
let proxy: CuttingProxy
let golfer: Golfer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServerProcess({
    DATABASE_URL: addressOf(database.connection),
    // no worker sends the messages, so that the test can read the codes
    SMS_BASE_URL: `http://127.0.0.1:${await freePort()}`,
  })
  proxy = await openCuttingProxy(server.url)
})
afterAll(async () => {
  await proxy.close()
  await server.stop()
  await database.drop()
})

const cuts: Cut[] = [
  'before the request goes on',
  'while the server works',
  'before the answer',
  'in the middle of the answer',
]

/** Sends over the cut connection; returns null when it was cut, as it must be. */
async function overBadLine(cut: Cut, send: (url: string) => Promise<Reply>): Promise<void> {
  proxy.cutNext(cut)
  await expect(send(proxy.url)).rejects.toThrow()
}

const bookingsOf = (member: Golfer) =>
  database.q<{ id: number; state: string }>`
    select id, state from bookings where member_id = ${member.id} order by id`

describe.each(cuts)('the line is cut %s', (cut) => {
  test('of a request: the retry has one booking, the one it reports', async () => {
    golfer = await addGolfer(database.q)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const request: BookingRequest = { courseId, startsAt: times[0] ?? new Date(), players: 3 }
    const key = randomUUID()
    await overBadLine(cut, (url) => sendBooking(url, golfer, request, key))
    const reply = await sendBooking(proxy.url, golfer, request, key)
    expect(await bookingsOf(golfer)).toEqual([{ id: promised(reply), state: 'requested' }])
    expect(await soldStarts(database.q, courseId)).toMatchObject([{ live: 3, places_left: 1 }])
  })

  test('of a request for sold places: the retry has none, and reports it', async () => {
    golfer = await addGolfer(database.q)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 2 })
    const request: BookingRequest = { courseId, startsAt: times[0] ?? new Date(), players: 3 }
    await database.q`update tee_times set is_closed = true where course_id = ${courseId}`
    const key = randomUUID()
    await overBadLine(cut, (url) => sendBooking(url, golfer, request, key))
    expect(await sendBooking(proxy.url, golfer, request, key)).toMatchObject({
      error_code: errors['booking.noTeeTime'].code,
    })
    expect(await bookingsOf(golfer)).toEqual([])
  })

  test('of a code: the retry has sent the booking, or can still send it, and reports which', async () => {
    golfer = await addGolfer(database.q)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const begun = await ask(`${proxy.url}/api/booking/booking_pax/booking_now_for_wap`, {
      ...bookingRequest(golfer, { courseId, startsAt: times[0] ?? new Date(), players: 3 }),
    })
    const bookingId = Number(Object(begun.data).general_bill_id)
    const verify = { token: golfer.token, body: { general_bill_id: bookingId, otp: await codeOf(golfer) } }
    const verified = (url: string) => ask(`${url}/api/booking/booking_pax/verify_booking_now_for_wap`, verify)
    await overBadLine(cut, verified)
    expect(await verified(proxy.url)).toMatchObject({
      error_code: 0,
      data: { general_bill_payment_id: bookingId, state: 'requested' },
    })
    expect(await bookingsOf(golfer)).toEqual([{ id: bookingId, state: 'requested' }])
    expect(faultyStarts(await soldStarts(database.q, courseId))).toEqual([])
  })
})

describe('the golfer tries again while the first try is still being worked on', () => {
  test('of a request: both report one booking', async () => {
    golfer = await addGolfer(database.q)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const request: BookingRequest = { courseId, startsAt: times[0] ?? new Date(), players: 1 }
    const key = randomUUID()
    const gate = await closeGate(database.pool, 'bookings')
    await overBadLine('while the server works', (url) => sendBooking(url, golfer, request, key))
    await gate.reached()
    const retries = Array.from({ length: 5 }, () => sendBooking(server.url, golfer, request, key))
    await gate.open()
    const reported = new Set((await Promise.all(retries)).map(promised))
    expect(await bookingsOf(golfer)).toEqual([...reported].map((id) => ({ id, state: 'requested' })))
    expect(await soldStarts(database.q, courseId)).toMatchObject([{ live: 1, places_left: 3 }])
  })

  test('of a code: no answer calls the code expired when it has just sent the booking', async () => {
    golfer = await addGolfer(database.q)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const begun = await ask(`${server.url}/api/booking/booking_pax/booking_now_for_wap`, {
      ...bookingRequest(golfer, { courseId, startsAt: times[0] ?? new Date() }),
    })
    const bookingId = Number(Object(begun.data).general_bill_id)
    const verify = { token: golfer.token, body: { general_bill_id: bookingId, otp: await codeOf(golfer) } }
    const verified = (url: string) => ask(`${url}/api/booking/booking_pax/verify_booking_now_for_wap`, verify)
    const gate = await closeGate(database.pool, 'bookings', { on: 'update' })
    await overBadLine('while the server works', verified)
    await gate.reached()
    const retries = Array.from({ length: 5 }, () => verified(server.url))
    await Promise.race([Promise.all(retries), new Promise((resolve) => setTimeout(resolve, 200))])
    await gate.open()
    for (const reply of await Promise.all(retries)) {
      expect(reply).toMatchObject({ error_code: 0, data: { general_bill_payment_id: bookingId } })
    }
    expect(await bookingsOf(golfer)).toEqual([{ id: bookingId, state: 'requested' }])
  })

  test('of a fast order: the code has not expired and its own places are not sold', async () => {
    golfer = await addGolfer(database.q)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const fast = '/api/web-booking/booking_order_for_web'
    await ask(`${server.url}${fast}/get_otp_booking_order_for_web`, { token: golfer.token, body: {} })
    const order = bookingRequest(golfer, { courseId, startsAt: times[0] ?? new Date(), players: 4 })
    const body = { ...Object(order.body), otp_code: await codeOf(golfer) }
    const key = randomUUID()
    const sent = (url: string) => ask(`${url}${fast}/request_booking_order_for_web`, { ...order, body, key })
    const gate = await closeGate(database.pool, 'bookings')
    await overBadLine('while the server works', sent)
    await gate.reached()
    const retries = Array.from({ length: 5 }, () => sent(server.url))
    await Promise.race([Promise.all(retries), new Promise((resolve) => setTimeout(resolve, 200))])
    await gate.open()
    const reported = new Set((await Promise.all(retries)).map(promised))
    expect(await bookingsOf(golfer)).toEqual([...reported].map((id) => ({ id, state: 'requested' })))
  })
})

async function codeOf({ phone }: Golfer): Promise<string> {
  const [message] = await database.q<{ text: string }>`
    select text from messages where phone = ${phone} and kind = 'otp' order by id desc limit 1`
  const [code] = /\d{6}/.exec(message?.text ?? '') ?? []
  if (code === undefined) throw new Error('no code was sent')
  return code
}
