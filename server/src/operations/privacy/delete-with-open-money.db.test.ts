import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyInquiry } from '#money/cards/apply-inquiry'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { receiptToWallet } from '#money/receipts/receipt-to-wallet'
import { listReceipts } from '#money/receipts/receipts'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import { returnReceiptAsStaff, targetAsStaff } from '#money/refunds/staff/refund-acts'
import { startTopUpTransfer } from '#money/wallet/open-top-up'
import type { Member } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { cancelBooking } from '#rounds/cancel/cancel'
import { codeSentTo } from '#testing/apps/account-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember, addStaff } from '#testing/golf'
import { switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { deleteAccount, obstaclesToDeletion, requestDeletionCode } from './delete-account.ts'

/*
 * Money in transit and the deletion of an account: open money blocks it, top-ups are closed, and later transfers for
 * them wait for staff, never in a wallet without an owner.
 */

let ctx: TestContext
let member: Member
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
const toBank = {
  refund_to: 'bank',
  refund_bank: '970436',
  refund_account: '001100123456',
  refund_name: 'Lê An',
} as const

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  member = await addMember(ctx.q)
})
afterEach(async () => {
  expect((await checkLedger(ctx.q)).faults).toEqual([])
})

async function remove(context = ctx, golfer = member) {
  await requestDeletionCode(context, golfer, 'vi')
  const code = await codeSentTo(context, golfer.phone)
  return deleteAccount(context, golfer, code)
}
const topUp = async (amount = 500_000) => (await startTopUpTransfer(ctx, member, amount)).transaction_id
const waiting = async () =>
  (await listReceipts(ctx, { state: 'unmatched', limit: 10 })).map(({ content, amount, reason }) => ({
    content,
    amount,
    reason,
  }))
const suspense = async () =>
  (await checkLedger(ctx.q)).accounts.find(({ name }) => name === 'suspense')?.balance ?? 0

describe('a top-up that is open when its account is deleted', () => {
  test('is closed, and a transfer that comes later waits in suspense and on the staff’s list', async () => {
    const content = await topUp()
    expect(await outcome(remove())).toBeUndefined()
    expect(await ctx.q`select state from payments where reference = ${content}`).toEqual([
      { state: 'expired' },
    ])
    const before = await suspense()
    await bankReports(ctx, content, 500_000)
    expect(await pointsOf(ctx.q, member.id)).toBe(0)
    expect((await suspense()) - before).toBe(500_000)
    expect(await waiting()).toContainEqual({ content, amount: 500_000, reason: 'account_deleted' })
  })

  test('its later transfer is given back by staff to a bank account, and to no wallet', async () => {
    const content = await topUp(700_000)
    await remove()
    await bankReports(ctx, content, 700_000)
    const [receipt] = await ctx.q<{ id: number }>`select id from receipts where content = ${content}`
    const staff = await addStaff(ctx.q)
    const [{ vga } = { vga: 0 }] = await ctx.q<{
      vga: number
    }>`select vga from members where id = ${member.id}`
    const id = receipt?.id ?? 0
    expect(await outcome(receiptToWallet(ctx, staff, { receiptId: id, vid: `${vga}` }))).toBe(
      'player.unknownVid',
    )
    const by = { staff, lang: 'vi' } as const
    expect(await outcome(returnReceiptAsStaff(ctx, by, id, { refund_to: 'wallet' }))).toBe(
      'refund.targetUnavailable',
    )
    const refund = await returnReceiptAsStaff(ctx, by, id, {})
    expect(refund).toMatchObject({ state: 'needs_target', targets: ['bank'] })
    expect(await targetAsStaff(ctx, by, refund.id, toBank)).toMatchObject({ state: 'to_transfer' })
  })

  test('a card that pays it later is held for staff as well', async () => {
    const [made] = await ctx.q<{ id: number; reference: string }>`
      insert into payments (reference, purpose, member_id, method, state, amount_vnd, fee_vnd, created_at, expires_at, declared_at)
      values ('TTGONECARD', 'top_up', ${member.id}, 'ale_pay', 'pending', 500000, 13200, ${start}, ${payBy}, ${start})
      returning id, reference`
    expect(await outcome(remove())).toBeUndefined()
    const money = { amountVnd: 513_200, providerReference: 'GONE1', occurredAt: start }
    await applyInquiry(ctx, made?.id ?? 0, { state: 'paid', ...money })
    await applyInquiry(ctx, made?.id ?? 0, { state: 'paid', ...money })
    expect(await pointsOf(ctx.q, member.id)).toBe(0)
    expect(await waiting()).toContainEqual({
      content: 'TTGONECARD',
      amount: 513_200,
      reason: 'account_deleted',
    })
  })

  test('no other is opened by a page that is still open', async () => {
    await remove()
    expect(await outcome(startTopUpTransfer(ctx, member, 500_000))).toBe('session.ended')
  })
})

describe('money of an ended booking blocks the deletion', () => {
  test('a transfer that was short, then its refund until the golfer chose and has it', async () => {
    const booking = await addPlacedBooking(ctx.q, start, payBy)
    member = booking.member
    const { transaction_id } = await startBankTransfer(ctx, member, booking.billId)
    await bankReports(ctx, transaction_id, 1_000_000)
    await cancelBooking(ctx, member, { bookingId: booking.billId, reason: '', idempotency: null })
    expect((await obstaclesToDeletion(ctx.q, member.id)).bookings).toMatchObject([
      { id: booking.billId, waits_for: 'transfer' },
    ])
    expect(await outcome(remove())).toBe('account.transferOpen')
    await returnShortMoney(ctx)
    expect((await obstaclesToDeletion(ctx.q, member.id)).bookings).toMatchObject([
      { id: booking.billId, waits_for: 'refund' },
    ])
    expect(await outcome(remove())).toBe('account.refundOpen')
  })

  test('a card page that was opened and may still take money', async () => {
    const booking = await addPlacedBooking(ctx.q, start, payBy)
    member = booking.member
    await ctx.q`
      insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at, declared_at)
      values ('TTOPENCARD', 'bill', ${booking.billId}, ${member.id}, 'epay_all', 'pending', 4200000, ${start}, ${payBy}, ${start})`
    await cancelBooking(ctx, member, { bookingId: booking.billId, reason: '', idempotency: null })
    expect(await outcome(remove())).toBe('account.paymentOpen')
    await ctx.q`update payments set state = 'expired', settled_at = ${payBy} where reference = 'TTOPENCARD'`
    expect(await outcome(remove())).toBeUndefined()
  })

  test('a refund that was left behind by a deleted account gets its way from staff', async () => {
    const booking = await addPlacedBooking(ctx.q, start, payBy)
    member = booking.member
    const { transaction_id } = await startBankTransfer(ctx, member, booking.billId)
    await cancelBooking(ctx, member, { bookingId: booking.billId, reason: '', idempotency: null })
    expect(await outcome(remove())).toBeUndefined()
    await bankReports(ctx, transaction_id, 4_200_000)
    const [refund] = await ctx.q<{ id: number; state: string }>`
      select id, state from refunds where bill_id = ${booking.billId}`
    expect(refund?.state).toBe('needs_target')
    const by = { staff: await addStaff(ctx.q), lang: 'vi' } as const
    const id = refund?.id ?? 0
    expect(await outcome(targetAsStaff(ctx, by, id, { refund_to: 'wallet' }))).toBe(
      'refund.targetUnavailable',
    )
    expect(await targetAsStaff(ctx, by, id, toBank)).toMatchObject({ state: 'to_transfer' })
  })
})

describe('the account is deleted while a transfer for its top-up arrives', () => {
  test('the transfer is first: the points block the deletion', async () => {
    const content = await topUp()
    await requestDeletionCode(ctx, member, 'vi')
    const code = await codeSentTo(ctx, member.phone)
    const gate = await closeGate(ctx.pool, 'receipts')
    const reported = bankReports(ctx, content, 500_000)
    await gate.reached()
    const removing = outcome(deleteAccount(ctx, member, code))
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    await reported
    expect(await removing).toBe('account.hasPoints')
    expect(await pointsOf(ctx.q, member.id)).toBe(500_000)
  })

  test('the deletion is first: the money waits for staff', async () => {
    const content = await topUp()
    await requestDeletionCode(ctx, member, 'vi')
    const code = await codeSentTo(ctx, member.phone)
    const gate = await closeGate(ctx.pool, 'members', { on: 'update' })
    const removing = outcome(deleteAccount(ctx, member, code))
    await gate.reached()
    const reported = bankReports(ctx, content, 500_000)
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect(await removing).toBeUndefined()
    await reported
    expect(await pointsOf(ctx.q, member.id)).toBe(0)
    expect(await waiting()).toContainEqual({ content, amount: 500_000, reason: 'account_deleted' })
  })

  test('without the lock on the wallet’s owner the damage shows: money in a wallet without an owner', async () => {
    const unguarded = await createTestContext()
    try {
      unguarded.clock.set(start)
      const ownerIsLocked = { sql: /(and p\.bill_id is null) for share of m/, instead: '$1' }
      const passed = switchOff(unguarded.pool, [ownerIsLocked])
      const golfer = await addMember(unguarded.q)
      const { transaction_id } = await startTopUpTransfer(unguarded, golfer, 500_000)
      await requestDeletionCode(unguarded, golfer, 'vi')
      const code = await codeSentTo(unguarded, golfer.phone)
      const gate = await closeGate(unguarded.pool, 'members', { on: 'update' })
      const removing = outcome(deleteAccount(unguarded, golfer, code))
      await gate.reached()
      const reported = bankReports(unguarded, transaction_id, 500_000)
      await waitingForLocks(unguarded.q, 2)
      await gate.open()
      expect(await removing).toBeUndefined()
      await reported
      expect(passed()[0]).toBeGreaterThan(0)
      expect(await pointsOf(unguarded.q, golfer.id)).toBe(500_000)
    } finally {
      await unguarded.close()
    }
  })
})
