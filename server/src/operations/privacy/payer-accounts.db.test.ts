import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { report } from '#invariants/simulation/simulated-bank'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { confirmTransfer } from '#money/refunds/send/confirm-transfer'
import { inTransaction } from '#platform/database/transaction'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { codeSentTo } from '#testing/apps/account-app'
import { splitBooking } from '#testing/bookings/split-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { deleteAccount, requestDeletionCode } from './delete-account.ts'
import { gatherMyData } from './my-data.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ BILL_SHARES: '1' })
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const own = { bin: '970436', account: '0011001234567', holder: 'NGUYEN VAN AN' }
const companions = { bin: '970422', account: '0099887766', holder: 'LE THI CHI' }

let serial = 0
async function pays(content: string | undefined, amountVnd: number, payer: typeof own) {
  serial += 1
  const at = ctx.clock.now()
  const account = ctx.config.bank.accountNumber
  const money = { id: serial, by: ['casso'] as const, content: content ?? '', amountVnd, at, account, payer }
  await report(ctx, { ...money, thanked: new Set() }, 'casso')
}

test('a golfer reads the account that paid in their exported data, and none of another player', async () => {
  const { id, member, codes } = await splitBooking(ctx, { players: 3 })
  await pays(codes[0], 2_000_000, companions)
  const { transaction_id: rest } = await startBankTransfer(ctx, member, id)
  await pays(rest, 500_000, own)
  ctx.clock.set('2026-11-20T08:30:00+07:00')
  await workOffDeadline(ctx, { bookingId: id })
  const data = await gatherMyData(ctx, member)
  const from = { bank_bin: '970436', account_number: '0011001234567', account_name: 'NGUYEN VAN AN' }
  expect(data.payments.find(({ reference }) => reference === rest)).toMatchObject({ transfers: [{ from }] })
  expect(data.payments.find(({ reference }) => reference === codes[0])).toMatchObject({
    transfers: [{ amount_vnd: 2_000_000, from: null }],
  })
  expect(data.refunds).toMatchObject([{ target: 'bank', account_number: null, account_name: null }])
  expect(JSON.stringify(data)).not.toMatch(/0099887766|LE THI CHI/)
})

test('the accounts that paid are forgotten with the account of their golfer', async () => {
  const { id, member, codes } = await splitBooking(ctx, { players: 2 })
  await pays(codes[0], 2_000_000, companions)
  ctx.clock.set('2026-11-20T08:30:00+07:00')
  await workOffDeadline(ctx, { bookingId: id })
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
  const { id: staffId } = await addStaff(ctx.q)
  const sent = { refundId: refund?.id ?? 0, staffId, reference: `OUT-${id}`, payee: companions.holder }
  await inTransaction(ctx.pool, (q) => confirmTransfer(ctx, q, { ...sent, now: ctx.clock.now() }))
  const accounts = () =>
    ctx.q`
      select t.payer_account_number as payer, t.payer_account_name as holder, r.account_number as payee from receipts t
      join payments p on p.id = t.payment_id join refunds r on r.payment_id = p.id where p.bill_id = ${id}`
  const { account: payer, holder } = companions
  expect(await accounts()).toEqual([{ payer, holder, payee: payer }])
  await requestDeletionCode(ctx, member, 'vi')
  await deleteAccount(ctx, member, await codeSentTo(ctx, member.phone))
  expect(await accounts()).toEqual([{ payer: null, holder: null, payee: '' }])
})
