import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Staff } from '../../http/actor.ts'
import { type CardDesk, openCardDesk } from '../../testing/card-desk.ts'
import { addStaff } from '../../testing/golf.ts'
import { addPlacedBooking } from '../../testing/placed-booking.ts'
import { closeDay } from './close-day.ts'
import { listCloses } from './list-closes.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let desk: CardDesk
let staff: Staff
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
beforeAll(async () => {
  desk = await openCardDesk()
  staff = await addStaff(desk.ctx.q)
})
afterAll(() => desk.close())

async function paid(): Promise<string> {
  const booking = await addPlacedBooking(desk.ctx.q, start, payBy)
  const reference = await desk.openPage(booking.member, booking.billId, 'epay_all')
  await desk.decide(reference, { outcome: 'paid' })
  return reference
}

async function closed() {
  const id = await closeDay(desk.ctx, staff, { day: '2026-11-20', source: 'epay', statement: '' })
  const [close] = await listCloses(desk.ctx.q, { id, limit: 1 })
  return close
}

it('compares what a gateway says of each attempt with our side, and lists what only one of both has', async () => {
  desk.ctx.clock.set(start)
  await paid()
  await desk.work()
  await addPlacedBooking(desk.ctx.q, start, payBy)
  const agreed = await closed()
  expect(agreed).toMatchObject({ statement_lines: 1, differences: [] })
  expect(agreed?.our_amount).toBe(agreed?.statement_amount)

  // paid there, and we were never told
  const booking = await addPlacedBooking(desk.ctx.q, start, payBy)
  const reference = await desk.openPage(booking.member, booking.billId, 'epay_all')
  await desk.decide(reference, { outcome: 'paid', tell: 'never' })
  expect((await closed())?.differences).toMatchObject([{ kind: 'missing_here', our_amount: null }])
  await desk.work()
})
