import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { report, type Transfer } from '#invariants/simulation/simulated-bank'
import type { Staff } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { bookBankLine } from './book-line.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const nextDay = new Date('2026-11-21T09:00:00+07:00')

let ctx: TestContext
let admin: Staff
let booking: PlacedBooking
let content: string
beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q, ['admin'])
})
afterAll(() => ctx.close())
let id = 0
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, new Date('2026-11-20T08:30:00+07:00'))
  content = (await startBankTransfer(ctx, booking.member, booking.billId)).transaction_id
  id += 1
})

const line = () => ({ bankReference: `FT${id}`, amountVnd: 4_200_000, occurredAt: start, content, line: 1 })
const transfer = (): Transfer => {
  const account = ctx.config.bank.accountNumber
  return { id, by: ['sepay'], content, amountVnd: 4_200_000, at: start, account, thanked: new Set() }
}
const standing = async () => {
  expect((await checkLedger(ctx.q)).balanced).toBe(true)
  const [bill] = await ctx.q`
    select state, (select count(*) from receipts where content = ${content}) as receipts,
      (select count(*) from refunds where bill_id = ${booking.billId}) as refunds
    from bookings where id = ${booking.billId}`
  return bill
}
const paidOnce = { state: 'paid', receipts: 1, refunds: 0 }

it('pays the bill it names by the bank’s own time, though the window ended long ago; a late report adds nothing', async () => {
  ctx.clock.set(nextDay)
  const receipts = await Promise.all([bookBankLine(ctx, admin, line()), bookBankLine(ctx, admin, line())])
  expect(receipts[0]).toBe(receipts[1])
  expect(await standing()).toEqual(paidOnce)
  expect(await report(ctx, transfer(), 'sepay')).toBeNull()
  expect(await standing()).toEqual(paidOnce)
})

it('is refused for an already reported transfer and for a future time', async () => {
  await report(ctx, transfer(), 'sepay')
  await expect(bookBankLine(ctx, admin, line())).rejects.toThrow('ledger.lineKnown')
  expect(await standing()).toEqual(paidOnce)
  const other = { ...line(), bankReference: 'FT-OTHER' }
  await expect(bookBankLine(ctx, admin, { ...other, occurredAt: nextDay })).rejects.toThrow(
    'information.invalid',
  )
})

it('counts once when a provider reports it at the same moment', async () => {
  const [booked, reported] = await Promise.allSettled([
    bookBankLine(ctx, admin, line()),
    report(ctx, transfer(), 'sepay'),
  ])
  expect(reported.status).toBe('fulfilled')
  if (booked.status === 'rejected') expect(booked.reason).toMatchObject({ reason: 'ledger.lineKnown' })
  expect(await standing()).toEqual(paidOnce)
})

it('books another transfer of the same reference and amount as its second line, once', async () => {
  await report(ctx, transfer(), 'sepay')
  const other = { ...line(), line: 2, content: 'khoan thu hai' }
  expect(await bookBankLine(ctx, admin, other)).toBe(await bookBankLine(ctx, admin, other))
  const count = () => ctx.q`select id from receipts where bank_reference = ${other.bankReference}`
  expect(await count()).toHaveLength(2)
  // when the provider's own report comes after all, it is that money
  await report(
    ctx,
    { ...transfer(), id: 700_000 + id, reference: `FT${id}`, content: other.content },
    'sepay',
  )
  expect(await count()).toHaveLength(2)
})
