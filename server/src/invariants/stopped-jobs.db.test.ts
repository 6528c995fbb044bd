import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addGolfer } from '#testing/bookings/golfers'
import { closeGate, type Gate } from '#testing/gate'
import { makeServerHome, type ServerHome } from '#testing/processes/server-home'
import type { ServerProcess } from '#testing/processes/server-process'
import { openSheet, promised, sendBooking } from '#testing/rush'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: ServerHome
let server: ServerProcess
let gate: Gate
let bookingId: number
beforeEach(async () => {
  home = await makeServerHome()
  server = await home.start({ PAYMENT_WINDOW_SECONDS: '1' })
  gate = await closeGate(home.pool, 'booking_events', { only: "new.to_state = 'expired'" })
  const { courseId, times } = await openSheet(home.q, { starts: 1, capacity: 4, instant: true })
  const golfer = await addGolfer(home.q)
  bookingId =
    promised(await sendBooking(home.url, golfer, { courseId, startsAt: times[0] ?? new Date() })) ?? 0
  // the job of the payment window is in the middle of its transaction
  await gate.reached()
})
afterEach(() => home.remove())

const standing = async () => {
  const [booking] = await home.q`
    select state,
      (select count(*) from booking_events where booking_id = b.id and to_state = 'expired') as steps,
      (select count(*) from booking_tee_times where booking_id = b.id and released_at is null) as held,
      (select count(*) from messages where booking_id = b.id and text like '%đã hết hạn thanh toán%') as messages
    from bookings b where id = ${bookingId}`
  return booking
}
const expiredOnce = { state: 'expired', steps: 1, held: 0, messages: 1 }
const soon = { timeout: 60_000, interval: 200 }
/** The states of the booking's deadline jobs, as far as they have begun. */
const jobs = () =>
  home.q<{ state: string }>`
    select distinct state::text from pgboss.job
    where name = 'booking-deadline' and data ->> 'bookingId' = ${String(bookingId)} and started_on is not null`

describe('a job that is under way when SIGTERM comes', () => {
  test('is finished before the server ends, and not done again by the next start', async () => {
    const stopped = server.stop('SIGTERM')
    await expect.poll(() => fetch(`${home.url}/healthz`).then(Boolean, () => false), soon).toBe(false)
    await gate.open()
    expect(await stopped).toBe(0)
    expect(await standing()).toEqual(expiredOnce)
    expect(await jobs()).toEqual([{ state: 'completed' }])
    server = await home.start()
    await expect.poll(unsent, soon).toBe(0)
    expect(await standing()).toEqual(expiredOnce)
  })

  test('and takes longer than the server waits is undone, and done by the next start', async () => {
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(await standing()).toMatchObject({ state: 'placed', steps: 0, held: 1, messages: 0 })
    await gate.open()
    server = await home.start()
    await expect.poll(standing, soon).toEqual(expiredOnce)
    await expect.poll(unsent, soon).toBe(0)
    expect(await standing()).toEqual(expiredOnce)
  })
})

async function unsent(): Promise<number> {
  const [row] = await home.q<{ count: number }>`
    select count(*) from messages where booking_id = ${bookingId} and text like '%đã hết hạn thanh toán%' and sent_at is null`
  return row?.count ?? 0
}
