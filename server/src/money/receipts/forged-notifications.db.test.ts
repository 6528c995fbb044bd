import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { report, type Transfer, written } from '#invariants/simulation/simulated-bank'
import { readConfig } from '#platform/config/config'
import type { BankNotifier } from '#platform/gateways/bank-notifications/notification'
import { checkLedger } from '#platform/ledger/check'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { cleanUpRefused } from '../inbound/refused.ts'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { receiveBankNotification } from './receive-bank-notification.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

let ctx: TestContext
let booking: PlacedBooking
let id = 0
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, payBy)
})

async function transferBy(by: BankNotifier): Promise<Transfer> {
  const { transaction_id: content } = await startBankTransfer(ctx, booking.member, booking.billId)
  const { accountNumber: account } = ctx.config.bank
  id += 1
  return { id, by: [by], content, amountVnd: 4_200_000, at: start, account, thanked: new Set() }
}

/** Everything a notification could change, and why the last ones were refused. */
async function standing() {
  const { accounts } = await checkLedger(ctx.q)
  const [rows] = await ctx.q`
    select (select count(*) from inbound_notifications) as stored, (select count(*) from receipts) as receipts,
      (select state from bookings where id = ${booking.billId}) as booking`
  return { ...rows, accounts }
}
const refusals = async () =>
  (
    await ctx.q<{
      reason: string
    }>`select provider || ' ' || reason as reason from refused_notifications order by id`
  ).map(({ reason }) => reason)

describe.each(['sepay', 'casso', 'receive-bill-bank'] as const)('a report forged by %s', (by) => {
  it('changes nothing when it is forged or a digit was changed, and is kept with the reason', async () => {
    const transfer = await transferBy(by)
    const [before, known] = [await standing(), await refusals()]
    expect(await report(ctx, transfer, by, 'wrong key')).toBe('signature_wrong')
    expect(await report(ctx, transfer, by, 'altered')).toBe('signature_wrong')
    expect(await standing()).toEqual(before)
    expect((await refusals()).slice(known.length)).toEqual([`${by} signature_wrong`, `${by} signature_wrong`])
  })

  it('changes nothing when it is sent again, at once or when it is old', async () => {
    const transfer = await transferBy(by)
    const raw = written(ctx, transfer, by)
    await receiveBankNotification(ctx, by, raw)
    const [after, known] = [await standing(), await refusals()]
    expect(after).toMatchObject({ booking: 'paid' })
    expect(await receiveBankNotification(ctx, by, raw)).toBeNull()
    ctx.clock.advance(600)
    // a partner bank signs no time: an old one is a repeat like any other
    const isDated = by !== 'receive-bill-bank'
    expect(await receiveBankNotification(ctx, by, raw)).toBe(isDated ? 'stale' : null)
    expect(await standing()).toEqual(after)
    expect((await refusals()).slice(known.length)).toEqual(isDated ? [`${by} stale`] : [])
  })

  it('pays the amount of the bill’s own row, whatever amount it names', async () => {
    const transfer = { ...(await transferBy(by)), amountVnd: 9_000_000 }
    const before = new Map((await standing()).accounts.map(({ name, balance }) => [name, balance]))
    await report(ctx, transfer, by)
    const moved = (await standing()).accounts
      .map(({ name, balance }) => [name, balance - (before.get(name) ?? 0)] as const)
      .filter(([, vnd]) => vnd !== 0)
    expect(Object.fromEntries(moved)).toEqual({
      bank: 9_000_000,
      bookings_paid: 4_000_000,
      premiums_owed: 200_000,
      refunds_due: 4_800_000,
    })
  })
})

describe('a flood of forged reports', () => {
  async function flood(times: number): Promise<void> {
    const config = readConfig({ REFUSED_NOTIFICATIONS_PER_HOUR: '5' })
    for (let time = 0; time < times; time += 1)
      expect(
        await receiveBankNotification({ ...ctx, config }, 'casso', { headers: {}, rawBody: '{}' }),
      ).not.toBe(null)
  }
  const keptOfCasso = async () => (await refusals()).filter((one) => one === 'casso signature_missing').length

  it('is refused one by one, and kept up to the limit of its provider an hour', async () => {
    await ctx.q`delete from refused_notifications`
    const transfer = await transferBy('sepay')
    const before = await standing()
    await flood(12)
    expect(await keptOfCasso()).toBe(5)
    expect(await report(ctx, transfer, 'sepay', 'wrong key')).toBe('signature_wrong')
    expect((await refusals()).at(-1)).toBe('sepay signature_wrong')
    expect(await standing()).toEqual(before)
    ctx.clock.advance(60 * 60)
    await flood(1)
    expect(await keptOfCasso()).toBe(6)
  })

  it('is removed after 90 days', async () => {
    await cleanUpRefused(ctx)
    expect((await refusals()).length).toBeGreaterThan(0)
    ctx.clock.advance(91 * 24 * 60 * 60)
    await cleanUpRefused(ctx)
    expect(await refusals()).toEqual([])
  })
})
