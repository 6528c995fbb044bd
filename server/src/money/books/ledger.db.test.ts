import { languages } from '@teeviet/contract/rules/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { createLedgerApp, type LedgerApp } from '#testing/apps/ledger-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { exportMonth } from './export-month.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
let ctx: TestContext
let app: LedgerApp
let booking: PlacedBooking
let reference: string

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createLedgerApp(ctx)
})

afterAll(async () => {
  await app.close()
  await ctx.close()
})

beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, payBy)
  const started = await startBankTransfer(ctx, booking.member, booking.billId)
  reference = started.transaction_id
})

describe('the chain of any đồng', () => {
  it('is the same from every end: transfer, match, bill, entries', async () => {
    const id = 2 ** 40 + booking.billId
    await bankReports(ctx, `MBVCB.${reference}.CT tu 0011`, 4_200_000, { id })
    const [bill] = await ctx.q<{ code: string; payment_code: string; receipt: number }>`
      select b.code, b.payment_code, (select max(id) from receipts) as receipt from bills b where id = ${booking.billId}`
    const whole = await app.trace(reference)
    expect(whole).toMatchObject({
      receipts: [{ amount: 4_200_000, state: 'matched' }],
      payments: [{ transaction_id: reference, state: 'succeeded', booking_id: booking.billId }],
      bookings: [{ id: booking.billId, state: 'paid' }],
      transfers: [
        {
          cause: `receipt:${bill?.receipt}`,
          entries: [
            { account: 'bank', amount: 4_200_000 },
            { account: 'bookings_paid', amount: -4_000_000 },
            { account: 'premiums_owed', amount: -200_000 },
          ],
        },
      ],
      refunds: [],
    })
    for (const end of [
      bill?.code,
      bill?.payment_code,
      String(id),
      `FT${id}`,
      `receipt:${bill?.receipt}`,
      reference.toLowerCase(),
    ])
      expect(await app.trace(end ?? '')).toEqual(whole)
  })

  it('contains money that found no bill, and is empty for an unknown search', async () => {
    const id = 2 ** 41 + booking.billId
    await bankReports(ctx, 'chuc mung nam moi', 77, { id })
    const { receipts, transfers, bookings } = await app.trace(String(id))
    expect([receipts.length, transfers.length, bookings.length]).toEqual([1, 1, 0])
    expect(await app.trace('nobody knows this')).toEqual({
      receipts: [],
      payments: [],
      bookings: [],
      transfers: [],
      refunds: [],
    })
  })
})

describe('the books', () => {
  it('are for administrators only', async () => {
    expect((await app.ask('GET /api/staff/ledger/trace', { q: 'x' }, app.sales)).status).toBe(403)
    expect((await app.ask('GET /api/staff/ledger/export', { month: '2026-11' }, app.sales)).status).toBe(403)
  })

  it('return the balance of each account at any past moment', async () => {
    const balances = async (at?: Date) => {
      const answer = await app.ask('GET /api/staff/ledger/balances', at ? { at: at.getTime() } : {})
      const accounts: { name: string; balance: number }[] = Object(answer.data).accounts
      return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
    }
    ctx.clock.set('2026-11-25T09:00:00+07:00')
    const before = await balances()
    ctx.clock.advance(3600)
    await bankReports(ctx, 'khong ro', 1_000)
    ctx.clock.advance(3600)
    const after = await balances()
    expect((after.suspense ?? 0) - (before.suspense ?? 0)).toBe(1_000)
    expect(await balances(new Date('2026-11-25T09:30:00+07:00'))).toEqual(before)
    const { accounts } = await checkLedger(ctx.q)
    for (const { name, balance } of accounts.filter((one) => !one.name.startsWith('points:')))
      expect(after[name]).toBe(balance)
  })

  it('of a month go out as CSV whose totals are the ledger’s', async () => {
    await bankReports(ctx, reference, 4_200_000)
    const csv = await exportMonth(ctx.pool, '2026-11', 'vi')
    const [entries = '', totals = ''] = csv.split('\r\n\r\n')
    const moved = new Map<string, number>()
    for (const line of entries.split('\r\n').slice(1)) {
      const [, , , , , , account = '', debit, credit] = line.split(';')
      moved.set(account, (moved.get(account) ?? 0) + Number(debit) - Number(credit))
    }
    expect([...moved.values()].reduce((sum, one) => sum + one, 0)).toBe(0)
    const { accounts } = await checkLedger(ctx.q)
    for (const line of totals.trim().split('\r\n').slice(1)) {
      const [account = '', opening, movement, closing] = line.split(';')
      if (account === 'points') continue
      expect(Number(opening) + Number(movement)).toBe(Number(closing))
      expect(Number(closing)).toBe(accounts.find(({ name }) => name === account)?.balance)
      expect(Math.abs(moved.get(account) ?? 0)).toBe(Math.abs(Number(movement)))
    }
    expect(await exportMonth(ctx.pool, '2026-10', 'vi')).not.toContain('receipt:')
  })

  it('of a month are headed in the console’s language, and are else the same in every one', async () => {
    const heads: Record<string, string[]> = {}
    const rest = new Set<string>()
    for (const lang of languages) {
      const answer = await app.ask('GET /api/staff/ledger/export', { month: '2026-11', lang })
      const [entries = '', totals = ''] = String(Object(answer.data).csv).split('\r\n\r\n')
      const [head = '', ...lines] = entries.split('\r\n')
      const [sums = '', ...accounts] = totals.split('\r\n')
      heads[lang] = [head, sums]
      rest.add([...lines, ...accounts].join('\n'))
    }
    expect(heads).toMatchObject({
      vi: [
        'Bút toán;Ngày ghi sổ;Ngày phát sinh;Loại;Chứng từ gốc;Mã phiếu;Tài khoản;Nợ (đ);Có (đ)',
        'Tài khoản;Số dư đầu kỳ (đ);Phát sinh trong kỳ (đ);Số dư cuối kỳ (đ)',
      ],
      en: [
        'Transfer;Booked;Happened;Kind;Cause;Bill;Account;Debit (VND);Credit (VND)',
        'Account;Opening (VND);Movement (VND);Closing (VND)',
      ],
      kr: [expect.stringContaining(';차변(VND);대변(VND)'), expect.stringContaining('기말 잔액(VND)')],
      jp: [expect.stringContaining(';借方（VND）;貸方（VND）'), expect.stringContaining('期末残高（VND）')],
    })
    expect(rest.size).toBe(1)
  })

  it('of a month begin and end with it on Vietnam’s clock', async () => {
    for (const [content, moment] of [
      ['cuoi thang', '2027-03-31T23:59:59.999+07:00'],
      ['dau thang', '2027-04-01T00:00:00+07:00'],
    ] as const) {
      ctx.clock.set(moment)
      await bankReports(ctx, content, 1_000)
    }
    const booked = async (month: string) =>
      (await exportMonth(ctx.pool, month, 'vi')).split('\r\n').filter((line) => line.includes(';suspense;'))
    expect(await booked('2027-03')).toEqual([expect.stringContaining('2027-03-31 23:59')])
    expect(await booked('2027-04')).toEqual([expect.stringContaining('2027-04-01 00:00')])
  })

  it('of a month add up while money goes on being booked', async () => {
    const reporting = Promise.all(Array.from({ length: 60 }, () => bankReports(ctx, 'tien vao', 1_000)))
    for (let round = 0; round < 8; round += 1) {
      const [entries = '', totals = ''] = (await exportMonth(ctx.pool, '2026-11', 'vi')).split('\r\n\r\n')
      const suspense = entries.split('\r\n').filter((line) => line.includes(';suspense;'))
      const moved = suspense
        .map((line) => line.split(';'))
        .reduce((sum, cells) => sum + Number(cells[8]) - Number(cells[7]), 0)
      const [, , movement] = /suspense;(\d+);(-?\d+);/.exec(totals) ?? []
      expect(moved).toBe(Number(movement))
    }
    await reporting
  })
})

describe('the check of the books', () => {
  const faults = async () => {
    const { data } = await app.ask('GET /api/staff/ledger/check', {})
    return [Object(data).balanced, Object(data).faults]
  }

  it('finds an account that is not what its rows add up to', async () => {
    await bankReports(ctx, 'khong ro', 5_000)
    expect(await faults()).toEqual([true, []])
    const [last] = await ctx.q<{ id: number }>`
      update receipts set state = 'resolved', resolution = 'returned'
      where id = (select max(id) from receipts) returning id`
    expect(await faults()).toEqual([false, ['account suspense']])
    await ctx.q`update receipts set state = 'unmatched', resolution = null where id = ${last?.id ?? 0}`
    expect(await faults()).toEqual([true, []])
  })

  it('finds a refund that was agreed and is not in the books', async () => {
    await bankReports(ctx, reference, 4_200_000)
    await bankReports(ctx, reference, 4_200_000)
    expect(await faults()).toEqual([true, []])
    const [refund] = await ctx.q<{ id: number }>`
      update refunds set amount_vnd = amount_vnd + 1 where id = (select max(id) from refunds) returning id`
    expect(await faults()).toEqual([false, ['account refunds_due']])
    await ctx.q`update refunds set amount_vnd = amount_vnd - 1 where id = ${refund?.id ?? 0}`
  })
})
