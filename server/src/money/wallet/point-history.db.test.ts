import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Member } from '#platform/context/actor'
import { codeSentTo } from '#testing/apps/account-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { stepsOf } from '#testing/explain'
import { addMember, addStaff } from '#testing/golf'
import { receiptToWallet } from '../receipts/receipt-to-wallet.ts'
import { confirmPointsPayment } from './confirm-points-payment.ts'
import { pointHistory } from './point-history.ts'
import { startPointsPayment } from './start-points-payment.ts'

let ctx: TestContext
let member: Member
let billId: number
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-01T23:30:00+07:00')
  const booking = await addPlacedBooking(ctx.q, start, payBy)
  member = booking.member
  billId = booking.billId
  for (let day = 0; day < 23; day += 1) {
    await fillWallet(ctx, member, 200_000 + day)
    ctx.clock.advance(3600)
  }
  await fillWallet(ctx, await addMember(ctx.q), 9_000_000)
  ctx.clock.set(start)
  const { transaction_id } = await startPointsPayment(ctx, member, billId, 'vi')
  const code = await codeSentTo(ctx, member.phone)
  await confirmPointsPayment(ctx, member, { reference: transaction_id, code })
})
afterAll(() => ctx.close())

const read = (asked: Partial<Parameters<typeof pointHistory>[2]> = {}) =>
  pointHistory(ctx, member, { page: 0, ...asked }, 'vi')

it('shows the golfer’s own movements, the latest first, ten a page, each with the balance after it', async () => {
  const pages = await Promise.all([0, 1, 2, 3].map((page) => read({ page })))
  expect(pages.map((rows) => rows.length)).toEqual([10, 10, 4, 0])
  const rows = pages.flat()
  expect(rows[0]).toMatchObject({ type: 0, point: 4_200_000, point_balance: 400_253 })
  let balance = 0
  for (const { type, point, point_balance } of rows.toReversed()) {
    balance += type === 1 ? point : -point
    expect(point_balance).toBe(balance)
  }
})

it('goes on behind the last row although something new came in at the top', async () => {
  const first = await read()
  await fillWallet(ctx, member, 1)
  const next = await read({ after_id: first.at(-1)?.id })
  expect(next).toEqual(await read({ page: 1 }).then((rows) => [...rows.slice(1), next.at(-1)]))
  expect(new Set([...first, ...next].map(({ id }) => id)).size).toBe(20)
})

it('filters by credit and debit, and by days of Vietnam', async () => {
  expect((await read({ type: 0 })).map(({ point }) => point)).toEqual([4_200_000])
  expect((await read({ type: 1 })).every(({ type }) => type === 1)).toBe(true)
  expect(await read({ from: '2026-11-01', to: '2026-11-01' })).toHaveLength(1)
  expect(await read({ from: '2026-11-21' })).toEqual([])
})

it('describes in the golfer’s language what a movement was, with a link to its bill', async () => {
  const [paid] = await pointHistory(ctx, member, { page: 0, type: 0 }, 'en')
  const [bill] = await ctx.q<{ code: string }>`select code from bills where id = ${billId}`
  expect(paid?.description).toBe(
    `Payment of bill <a href="/wap/detail-history-booked/${billId}">${bill?.code}</a>`,
  )
})

it('does not call money a card payment that staff put into the wallet', async () => {
  const golfer = await addMember(ctx.q)
  await bankReports(ctx, 'chuc mung nam moi', 300_000)
  const [receipt] = await ctx.q<{ id: number }>`select max(id) as id from receipts`
  await receiptToWallet(ctx, await addStaff(ctx.q), { receiptId: receipt?.id ?? 0, vid: String(golfer.vga) })
  const [added] = await pointHistory(ctx, golfer, { page: 0 }, 'en')
  expect(added).toMatchObject({ type: 1, point: 300_000, description: 'Points added' })
})

it('reads a page off the index of the wallet’s entries, however many there are', async () => {
  const steps = await stepsOf(ctx.q, (q) => pointHistory({ ...ctx, q }, member, { page: 0 }, 'vi'))
  const entries = steps.find(({ table }) => table === 'ledger_entries')
  expect(entries?.index).toBe('ledger_entries_of_account')
  expect(entries?.condition).toMatch(/account_id.*id <|id <.*account_id/)
})

it('matches the contract', async () => {
  const { response } = calls['GET /api/wallet/point_history_for_wap']
  expect(response.safeParse(await read()).error).toBeUndefined()
})
