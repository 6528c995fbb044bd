import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type BankReport, bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'

/* A bank's clock ahead of ours: a transfer cannot be made after its report. */

let ctx: TestContext
let booking: PlacedBooking
let content: string
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, payBy)
  content = (await startBankTransfer(ctx, booking.member, booking.billId)).transaction_id
})

const report = (how: BankReport) => bankReports(ctx, content, 4_200_000, how)
const received = () => ctx.q`
  select r.state, r.reason, r.occurred_at, b.state as booking
  from receipts r join payments p on p.id = r.payment_id join bookings b on b.id = p.bill_id where r.content = ${content}`

it.each(['2026-11-20T08:30:01+07:00', '2026-11-20T15:20:00+07:00', '2027-11-20T08:20:00+07:00'])(
  'a transfer of %s reported at 08:20 counts from the report, and is in time',
  async (at) => {
    ctx.clock.set('2026-11-20T08:20:00+07:00')
    await report({ at: new Date(at) })
    expect(await received()).toEqual([
      { state: 'matched', reason: null, occurred_at: new Date('2026-11-20T08:20:00+07:00'), booking: 'paid' },
    ])
  },
)

it('stores the bank’s own time verbatim with the notification', async () => {
  await report({ at: new Date('2026-11-20T15:20:00+07:00') })
  const [reported] = await ctx.q<{ body: string }>`
    select n.body from receipts r join inbound_notifications n on n.id = r.notification_id where r.content = ${content}`
  expect(reported?.body).toContain('2026-11-20 15:20:00')
})

it('a transfer reported after the window with a future time is late', async () => {
  ctx.clock.set('2026-11-20T08:31:00+07:00')
  await report({ at: new Date('2026-11-20T09:00:00+07:00') })
  expect(await received()).toMatchObject([{ reason: 'late', booking: 'placed' }])
})

it('a transfer made in time and reported later still counts from the bank’s time', async () => {
  ctx.clock.set('2026-11-20T08:40:00+07:00')
  await report({ at: new Date('2026-11-20T08:29:59+07:00') })
  expect(await received()).toMatchObject([
    { reason: null, occurred_at: new Date('2026-11-20T08:29:59+07:00'), booking: 'paid' },
  ])
})
