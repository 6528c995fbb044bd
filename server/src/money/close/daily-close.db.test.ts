import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLedgerApp, type LedgerApp } from '#testing/apps/ledger-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { closeYesterday } from './close-day.ts'

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

describe('the daily close', () => {
  it('lists the differences between a pasted statement and our side, and requires one where none can be fetched', async () => {
    ctx.clock.set('2026-11-28T08:00:00+07:00')
    await bankReports(ctx, 'mot', 100, { id: 901 })
    await bankReports(ctx, 'hai', 200, { id: 902 })
    const close = (source: string, statement: string) =>
      app.ask('POST /api/staff/ledger/close', { day: '2026-11-28', source, statement })
    expect(await close('bank', 'id;amount\n901;100\n902;250\n903;5')).toMatchObject({
      error_code: 0,
      data: {
        statement_amount: 355,
        our_amount: 300,
        statement_lines: 3,
        closed_by: app.admin.name,
        differences: [
          { kind: 'missing_here', reference: '903', statement_amount: 5, our_amount: null, is_here: false },
          { kind: 'amount', reference: 'FT902', statement_amount: 250, our_amount: 200 },
        ],
      },
    })
    // no account at this bank
    expect((await close('nab', '')).error_code).toBe(1806)
    expect((await close('bank', '901;100\nnonsense')).error_code).toBe(1805)
    expect(await close('epay', 'ref;amount')).toMatchObject({ data: { differences: [], our_amount: 0 } })
  })

  it('takes a day from midnight to midnight by the bank’s own time', async () => {
    ctx.clock.set('2026-12-06T08:00:00+07:00')
    for (const [id, at, amount] of [
      [921, '2026-12-04T23:59:59+07:00', 1],
      [922, '2026-12-05T00:00:00+07:00', 20],
      [923, '2026-12-05T23:59:59+07:00', 300],
      [924, '2026-12-06T00:00:00+07:00', 4_000],
    ] as const)
      await bankReports(ctx, 'nua dem', amount, { id, at: new Date(at) })
    expect(
      await app.ask('POST /api/staff/ledger/close', {
        day: '2026-12-05',
        source: 'bank',
        statement: 'FT922;20\nFT923;300',
      }),
    ).toMatchObject({ data: { our_amount: 320, differences: [] } })
  })

  it('runs by night against the bank’s own list of yesterday', async () => {
    ctx.clock.set('2026-11-29T23:00:00+07:00')
    await bankReports(ctx, 'mot', 100, { id: 911 })
    const asks: string[] = []
    const bank = createServer((request, response) => {
      asks.push(`${request.headers.authorization} ${request.url}`)
      const line = (id: string, reference_number: string | null, amount_in: string, amount_out = '0.00') => ({
        id,
        reference_number,
        transaction_date: '2026-11-29 09:30:00',
        transaction_content: reference,
        amount_in,
        amount_out,
      })
      const transactions = [
        line('911', 'FT911', '100.00'),
        line('912', 'FT912', '4200000.00'),
        line('913', null, '0.00'),
        line('914', 'OUT914', '0.00', '300.00'),
        line('915', 'OUT915', '0.00', '40.00'),
      ]
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ status: 200, transactions }))
    }).listen(0, '127.0.0.1')
    await once(bank, 'listening')
    const statementUrl = `http://127.0.0.1:${Object(bank.address()).port}`
    await ctx.q`
      insert into bank_movements (kind, bank_reference, amount_vnd, note, occurred_at, recorded_at, recorded_by)
      values ('premium_payout', 'OUT914', 300, '', '2026-11-29T10:00:00+07:00', ${ctx.clock.now()}, ${app.admin.id})`
    const missing = {
      kind: 'missing_here',
      reference: 'FT912',
      statement_amount: 4_200_000,
      our_amount: null,
      content: reference,
      occurred_at: Date.parse('2026-11-29T09:30:00+07:00'),
    }
    ctx.clock.set('2026-11-30T02:30:00+07:00')
    await closeYesterday({ ...ctx, config: { ...ctx.config, bank: { ...ctx.config.bank, statementUrl } } })
    bank.close()
    expect(decodeURIComponent(asks[0] ?? '').replaceAll('+', ' ')).toBe(
      `Bearer sandbox-sepay-token /userapi/transactions/list?account_number=${ctx.config.bank.accountNumber}&transaction_date_min=2026-11-29 00:00:00&transaction_date_max=2026-11-29 23:59:59&limit=5000`,
    )
    const closes = await app.ask('GET /api/staff/ledger/closes', { limit: 7 })
    expect(closes.data).toContainEqual(
      expect.objectContaining({
        day: '2026-11-29',
        source: 'bank',
        closed_by: '',
        differences: [
          expect.objectContaining({ ...missing, is_here: false }),
          expect.objectContaining({ kind: 'missing_here', reference: 'OUT915', statement_amount: -40 }),
        ],
      }),
    )
    // the golfer paid in time, and it was never reported to us
    const read = { amount: 4_200_000, bank_reference: 'FT912', content: reference }
    const occurred_at = Date.parse('2026-11-29T09:30:00+07:00')
    const [first, again] = [
      await app.ask('POST /api/staff/ledger/book_line', { ...read, occurred_at }),
      await app.ask('POST /api/staff/ledger/book_line', { ...read, occurred_at }),
    ]
    expect(first).toMatchObject({ data: { provider: 'staff', booked_by: app.admin.name, occurred_at } })
    expect(again.data).toEqual(first.data)
    const after = await app.ask('GET /api/staff/ledger/closes', { limit: 7 })
    const differences = expect.arrayContaining([expect.objectContaining({ ...missing, is_here: true })])
    expect(after.data).toContainEqual(expect.objectContaining({ source: 'bank', differences }))
    expect(await app.trace('FT912')).toMatchObject({ receipts: [{ booked_by: app.admin.name }] })
  })
})
