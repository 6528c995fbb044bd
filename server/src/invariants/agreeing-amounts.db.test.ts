import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { inTransaction } from '#platform/database/transaction'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { faults } from './simulation/faults.ts'

let ctx: TestContext
let booking: PlacedBooking
const start = new Date('2026-11-20T08:00:00+07:00')
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, new Date('2026-11-20T08:30:00+07:00'))
  await startBankTransfer(ctx, booking.member, booking.billId)
})

const raiseBill = () =>
  ctx.q`update bookings set amount_vnd = amount_vnd + 1 where id = ${booking.billId} returning id`
const raiseService = () =>
  ctx.q`update bill_services set amount_vnd = amount_vnd + 1 where bill_id = ${booking.billId} and kind = 'hio' returning id`
const forgetPrice = () =>
  ctx.q`update bill_services set amount_vnd = null where bill_id = ${booking.billId} and kind = 'hio' returning id`
const endService = () =>
  ctx.q`update bill_services set cancelled_at = ${start} where bill_id = ${booking.billId} and kind = 'hio' returning id`
const addService = () =>
  ctx.q`insert into bill_services (bill_id, kind, amount_vnd) values (${booking.billId}, 'shop', 1) returning id`
const raisePayment = () =>
  ctx.q`update payments set amount_vnd = amount_vnd + 1 where bill_id = ${booking.billId} returning id`
const addTransfer = () =>
  ctx.q`insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at)
    values ('OTHER', 'bill', ${booking.billId}, ${booking.member.id}, 'bank', 'pending', 1, ${start}, ${start}) returning id`
const payLess = () =>
  ctx.q`update payments set method = 'point', state = 'succeeded', settled_at = ${start}, amount_vnd = 1
    where bill_id = ${booking.billId} returning id`

it.each([
  ['a bill of more than its services', raiseBill, 'bill_is_sum_of_services'],
  ['a service of more than its bill asks for', raiseService, 'bill_is_sum_of_services'],
  ['a priced bill with a service without a price', forgetPrice, 'bill_is_sum_of_services'],
  ['a service that is withdrawn while its bill asks for it', endService, 'bill_is_sum_of_services'],
  ['a service that no bill asks for', addService, 'bill_is_sum_of_services'],
  ['an open transfer of more than its bill', raisePayment, 'payment_is_of_amount'],
  ['another open transfer of less than its bill', addTransfer, 'payment_is_of_amount'],
  ['a payment of less than its bill', payLess, 'payment_is_of_amount'],
])('the database refuses %s', async (_, plant, constraint) => {
  await expect(plant()).rejects.toMatchObject({ constraint })
})

it('amounts may disagree inside a transaction that brings them together again', async () => {
  const { billId } = booking
  await inTransaction(ctx.pool, async (q) => {
    await q`update bookings set amount_vnd = amount_vnd - 200000 where id = ${billId}`
    await q`update bill_services set cancelled_at = ${start} where bill_id = ${billId} and kind = 'hio'`
    await q`update payments set amount_vnd = 4000000 where bill_id = ${billId}`
  })
  expect(await ctx.q`select amount_vnd from bookings where id = ${billId}`).toEqual([
    { amount_vnd: 4_000_000 },
  ])
})

it('without these guards the simulation sees that amounts disagree', async () => {
  const ours = async () => (await faults(ctx.q)).filter((fault) => fault.endsWith(`: ${booking.billId}`))
  const before = await ours()
  await ctx.q.text(`
    alter table bookings disable trigger amounts_agree;
    alter table bill_services disable trigger amounts_agree_still;
    alter table payments disable trigger amounts_agree`)
  expect(await raiseService()).toHaveLength(1)
  expect(await ours()).toEqual([...before, `a bill is not the sum of its services: ${booking.billId}`])
  expect(await raiseBill()).toHaveLength(1)
  expect(await ours()).toEqual(before)
  expect((await faults(ctx.q)).join('\n')).toContain('an open transfer asks for another amount than its bill')
})
