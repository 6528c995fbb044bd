import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestDeletionCode } from '#operations/privacy/delete-account'
import { inTransaction } from '#platform/database/transaction'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addStaff } from '#testing/golf'
import { postUnmatchedReceipt } from '../../receipts/post-receipt.ts'
import { startTopUpTransfer } from '../../wallet/open-top-up.ts'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

let serial = 0

/** Money in suspense: a second transfer for a payment, or one with unknown transfer content. */
async function waitingMoney(paymentId: number | null, amountVnd: number): Promise<number> {
  serial += 1
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const [reported] = await q<{ id: number }>`
      insert into inbound_notifications (provider, provider_event_id, body, received_at, handled_at)
      values ('sepay', ${`E${serial}`}, '{}', ${now}, ${now}) returning id`
    const [receipt] = await q<{ id: number }>`
      insert into receipts (notification_id, account_number, amount_vnd, content, occurred_at, received_at, state, reason, payment_id)
      values (${reported?.id ?? 0}, '1', ${amountVnd}, 'CK', ${now}, ${now}, 'unmatched',
        ${paymentId === null ? 'unknown_content' : 'already_paid'}, ${paymentId})
      returning id`
    const receiptId = receipt?.id ?? 0
    await postUnmatchedReceipt(q, { receiptId, amountVnd, occurredAt: now, now, on: 'bank' })
    return receiptId
  })
}

const balance = async (name: string) => {
  const { accounts, faults } = await checkLedger(ctx.q)
  expect(faults).toEqual([])
  return accounts.find((one) => one.name === name)?.balance ?? 0
}

test('money that came twice goes back in full, once, the way the golfer chooses', async () => {
  const booking = await paidBooking(ctx)
  const receiptId = await waitingMoney(booking.paymentId, 4_000_000)
  const staff = app.browserOf(booking.staff)
  const requestRefund = () => staff.post(`/api/staff/receipts/${receiptId}/refund`, { id: receiptId })
  const answers = await Promise.all([requestRefund(), requestRefund()])
  expect(answers.map(({ error_code }) => error_code).sort()).toEqual([0, 409])
  expect(await balance('suspense')).toBe(0)
  expect(await balance('refunds_due')).toBe(4_000_000)
  const golfer = app.browserOf(booking.member)
  const bill = Object(
    (await golfer.get('/api/services/get_bill_detail_for_wap', { bill_id: booking.id })).data,
  )
  expect(bill).toMatchObject({
    state: 'paid',
    refunds: [{ cause: 'receipt', state: 'needs_target', amount: 4_000_000, targets: ['wallet', 'bank'] }],
  })
  await golfer.post('/api/for_wap/refund_target', { refund_id: bill.refunds[0].id, refund_to: 'wallet' })
  expect(await pointsOf(ctx.q, booking.member.id)).toBe(4_000_000)
  expect(await balance('refunds_due')).toBe(0)
})

test("money for the wallet is refunded to the golfer's chosen target on the wallet page, linked by an SMS", async () => {
  const member = await addMember(ctx.q)
  const topUp = await startTopUpTransfer(ctx, member, 300_000)
  await bankReports(ctx, topUp.transaction_id, 300_000, { account: '999' })
  const [receipt] = await ctx.q<{ id: number }>`
    select id from receipts where content = ${topUp.transaction_id} and reason = 'wrong_account'`
  const staff = app.browserOf(await addStaff(ctx.q))
  await staff.post(`/api/staff/receipts/${receipt?.id}/refund`, { id: receipt?.id })
  const messages = () =>
    ctx.q<{ text: string }>`select text from messages where phone = ${member.phone} order by id`
  expect((await messages()).map(({ text }) => text)).toEqual([
    expect.stringMatching(new RegExp(`300\\.000đ.*${topUp.transaction_id}.*/w$`)),
  ])
  const golfer = app.browserOf(member)
  const refunds = async () => Object((await golfer.get('/api/for_wap/wallet_refunds', {})).data)
  const [waiting] = (await refunds()).refunds
  expect(waiting).toMatchObject({ state: 'needs_target', amount: 300_000, targets: ['wallet', 'bank'] })
  const account = {
    refund_to: 'bank',
    refund_bank: '970415',
    refund_account: '101000000001',
    refund_name: 'TRAN VAN AN',
  }
  const chosen = await golfer.post('/api/for_wap/refund_target', { refund_id: waiting.id, ...account })
  expect(chosen.data).toMatchObject({ state: 'to_transfer', account_tail: '0001', amount: 300_000 })
  await expect(requestDeletionCode(ctx, member, 'vi')).rejects.toThrow('account.moneyDue')
  const proof = { id: waiting.id, bank_reference: 'FT901', payee_name: 'Trần Văn An' }
  await staff.post(`/api/staff/refunds/${waiting.id}/transferred`, proof)
  expect(await refunds()).toMatchObject({
    refunds: [{ id: waiting.id, state: 'done', targets: [] }],
    documents: [{ kind: 'credit_note', amount: 300_000, refund_id: waiting.id }],
  })
  const stranger = app.browserOf(await addMember(ctx.q))
  expect((await stranger.get('/api/for_wap/wallet_refunds', {})).data).toMatchObject({ refunds: [] })
})

test('money of an unknown sender is returned to the account it came from', async () => {
  const receiptId = await waitingMoney(null, 750_000)
  const staff = app.browserOf(await addStaff(ctx.q))
  const path = `/api/staff/receipts/${receiptId}/refund`
  expect(await staff.post(path, { id: receiptId, refund_to: 'wallet' })).toMatchObject({ error_code: 1952 })
  const account = {
    refund_to: 'bank',
    refund_bank: '970415',
    refund_account: '101000000001',
    refund_name: 'LE THI HOA',
  }
  const sent = await staff.post(path, { id: receiptId, ...account })
  expect(sent.data).toMatchObject({ state: 'to_transfer', golfer: null, booking: null, amount: 750_000 })
  const { id } = Object(sent.data)
  const proof = { id, bank_reference: 'FT900', payee_name: 'Lê Thị Hoa' }
  expect(await staff.post(`/api/staff/refunds/${id}/transferred`, proof)).toMatchObject({
    data: { state: 'done' },
  })
  expect(await balance('suspense')).toBe(0)
})
