import { once } from 'node:events'
import { createServer } from 'node:http'
import { type CallName, calls } from '@teeviet/contract/calls'
import { languages } from '@teeviet/contract/rules/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerModules } from '#app/modules'
import type { Staff } from '#platform/context/actor'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { checkLedger } from '#platform/ledger/check'
import { bankTells } from '#testing/bookings/bank-tells'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { openBrowser } from '#testing/processes/browser'
import { closeYesterday } from '../close/close-day.ts'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { exportMonth } from './export-month.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

let ctx: TestContext
let app: App
let admin: Staff
let booking: PlacedBooking
let reference: string
beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q)
  const others = await addStaff(ctx.q, ['staff', 'sales'])
  const find = async (token: string) => [admin, others].find(({ id }) => token === String(id)) ?? null
  ctx.authenticate = { member: async () => null, staff: find }
  app = await createApp(ctx)
  await registerModules(app, ctx)
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

async function asked(name: CallName, input: Record<string, unknown>, staff = admin) {
  const { method, path } = calls[name]
  const browser = openBrowser(app)
  browser.useToken(String(staff.id))
  return method === 'GET' ? browser.get(path, input) : browser.post(path, input)
}
const trace = async (q: string) => Object((await asked('GET /api/staff/ledger/trace', { q })).data)

describe('the chain of any đồng', () => {
  it('is the same from every end: transfer, match, bill, entries', async () => {
    const id = 2 ** 40 + booking.billId
    await bankTells(ctx, `MBVCB.${reference}.CT tu 0011`, 4_200_000, { id })
    const [bill] = await ctx.q<{ code: string; payment_code: string; receipt: number }>`
      select b.code, b.payment_code, (select max(id) from receipts) as receipt from bills b where id = ${booking.billId}`
    const whole = await trace(reference)
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
      expect(await trace(end ?? '')).toEqual(whole)
  })

  it('holds money that found no bill, and is empty for words nobody knows', async () => {
    const id = 2 ** 41 + booking.billId
    await bankTells(ctx, 'chuc mung nam moi', 77, { id })
    const { receipts, transfers, bookings } = await trace(String(id))
    expect([receipts.length, transfers.length, bookings.length]).toEqual([1, 1, 0])
    expect(await trace('nobody knows this')).toEqual({
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
    const [sales] =
      await ctx.q<Staff>`select id, email, name, roles from staff_accounts where not 'admin' = any (roles)`
    if (!sales) throw new Error('no sales')
    expect((await asked('GET /api/staff/ledger/trace', { q: 'x' }, sales)).status).toBe(403)
    expect((await asked('GET /api/staff/ledger/export', { month: '2026-11' }, sales)).status).toBe(403)
  })

  it('say what stood on each account at any past moment', async () => {
    const balances = async (at?: Date) => {
      const answer = await asked('GET /api/staff/ledger/balances', at ? { at: at.getTime() } : {})
      const accounts: { name: string; balance: number }[] = Object(answer.data).accounts
      return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
    }
    ctx.clock.set('2026-11-25T09:00:00+07:00')
    const before = await balances()
    ctx.clock.advance(3600)
    await bankTells(ctx, 'khong ro', 1_000)
    ctx.clock.advance(3600)
    const after = await balances()
    expect((after.suspense ?? 0) - (before.suspense ?? 0)).toBe(1_000)
    expect(await balances(new Date('2026-11-25T09:30:00+07:00'))).toEqual(before)
    const { accounts } = await checkLedger(ctx.q)
    for (const { name, balance } of accounts.filter((one) => !one.name.startsWith('points:')))
      expect(after[name]).toBe(balance)
  })

  it('of a month go out as CSV whose totals are the ledger’s', async () => {
    await bankTells(ctx, reference, 4_200_000)
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
      const answer = await asked('GET /api/staff/ledger/export', { month: '2026-11', lang })
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
      await bankTells(ctx, content, 1_000)
    }
    const booked = async (month: string) =>
      (await exportMonth(ctx.pool, month, 'vi')).split('\r\n').filter((line) => line.includes(';suspense;'))
    expect(await booked('2027-03')).toEqual([expect.stringContaining('2027-03-31 23:59')])
    expect(await booked('2027-04')).toEqual([expect.stringContaining('2027-04-01 00:00')])
  })

  it('of a month add up while money goes on being booked', async () => {
    const telling = Promise.all(Array.from({ length: 60 }, () => bankTells(ctx, 'tien vao', 1_000)))
    for (let round = 0; round < 8; round += 1) {
      const [entries = '', totals = ''] = (await exportMonth(ctx.pool, '2026-11', 'vi')).split('\r\n\r\n')
      const suspense = entries.split('\r\n').filter((line) => line.includes(';suspense;'))
      const moved = suspense
        .map((line) => line.split(';'))
        .reduce((sum, cells) => sum + Number(cells[8]) - Number(cells[7]), 0)
      const [, , movement] = /suspense;(\d+);(-?\d+);/.exec(totals) ?? []
      expect(moved).toBe(Number(movement))
    }
    await telling
  })
})

describe('the check of the books', () => {
  const faults = async () => {
    const { data } = await asked('GET /api/staff/ledger/check', {})
    return [Object(data).balanced, Object(data).faults]
  }

  it('finds an account that is not what its rows add up to', async () => {
    await bankTells(ctx, 'khong ro', 5_000)
    expect(await faults()).toEqual([true, []])
    const [last] = await ctx.q<{ id: number }>`
      update receipts set state = 'resolved', resolution = 'returned'
      where id = (select max(id) from receipts) returning id`
    expect(await faults()).toEqual([false, ['account suspense']])
    await ctx.q`update receipts set state = 'unmatched', resolution = null where id = ${last?.id ?? 0}`
    expect(await faults()).toEqual([true, []])
  })

  it('finds a refund that was agreed and is not in the books', async () => {
    await bankTells(ctx, reference, 4_200_000)
    await bankTells(ctx, reference, 4_200_000)
    expect(await faults()).toEqual([true, []])
    const [refund] = await ctx.q<{ id: number }>`
      update refunds set amount_vnd = amount_vnd + 1 where id = (select max(id) from refunds) returning id`
    expect(await faults()).toEqual([false, ['account refunds_due']])
    await ctx.q`update refunds set amount_vnd = amount_vnd - 1 where id = ${refund?.id ?? 0}`
  })
})

describe('the daily close', () => {
  it('lists what a pasted statement and our side do not agree on, and asks for one where none can be fetched', async () => {
    ctx.clock.set('2026-11-28T08:00:00+07:00')
    await bankTells(ctx, 'mot', 100, { id: 901 })
    await bankTells(ctx, 'hai', 200, { id: 902 })
    const close = (source: string, statement: string) =>
      asked('POST /api/staff/ledger/close', { day: '2026-11-28', source, statement })
    expect(await close('bank', 'id;amount\n901;100\n902;250\n903;5')).toMatchObject({
      error_code: 0,
      data: {
        statement_amount: 355,
        our_amount: 300,
        statement_lines: 3,
        closed_by: admin.name,
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
      await bankTells(ctx, 'nua dem', amount, { id, at: new Date(at) })
    expect(
      await asked('POST /api/staff/ledger/close', {
        day: '2026-12-05',
        source: 'bank',
        statement: 'FT922;20\nFT923;300',
      }),
    ).toMatchObject({ data: { our_amount: 320, differences: [] } })
  })

  it('runs by night against the bank’s own list of yesterday', async () => {
    ctx.clock.set('2026-11-29T23:00:00+07:00')
    await bankTells(ctx, 'mot', 100, { id: 911 })
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
      values ('premium_payout', 'OUT914', 300, '', '2026-11-29T10:00:00+07:00', ${ctx.clock.now()}, ${admin.id})`
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
    const closes = await asked('GET /api/staff/ledger/closes', { limit: 7 })
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
    // the golfer paid in time, and nobody had told us
    const read = { amount: 4_200_000, bank_reference: 'FT912', content: reference }
    const occurred_at = Date.parse('2026-11-29T09:30:00+07:00')
    const [first, again] = [
      await asked('POST /api/staff/ledger/book_line', { ...read, occurred_at }),
      await asked('POST /api/staff/ledger/book_line', { ...read, occurred_at }),
    ]
    expect(first).toMatchObject({ data: { provider: 'staff', booked_by: admin.name, occurred_at } })
    expect(again.data).toEqual(first.data)
    const after = await asked('GET /api/staff/ledger/closes', { limit: 7 })
    const differences = expect.arrayContaining([expect.objectContaining({ ...missing, is_here: true })])
    expect(after.data).toContainEqual(expect.objectContaining({ source: 'bank', differences }))
    expect(await trace('FT912')).toMatchObject({ receipts: [{ booked_by: admin.name }] })
  })
})
