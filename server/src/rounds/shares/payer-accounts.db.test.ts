import type { BankAccount } from '@teeviet/contract/rules/money/payee'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCode } from '#bookings/booking/codes'
import { report, type Transfer } from '#invariants/simulation/simulated-bank'
import { decideApproval } from '#money/books/decide-approval'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { agreeRefund } from '#money/refunds/decide'
import { chooseOwnTarget } from '#money/refunds/quote/choose-own-target'
import { confirmTransfer } from '#money/refunds/send/confirm-transfer'
import { listRefunds } from '#money/refunds/staff/list-refunds'
import { inTransaction } from '#platform/database/transaction'
import type { BankNotifier } from '#platform/gateways/bank-notifications/notification'
import { balances, stateOf } from '#testing/bookings/bank-records'
import { outcome } from '#testing/bookings/bookings'
import { placedAtOnce } from '#testing/bookings/paid-booking'
import { type SplitBooking, splitBooking } from '#testing/bookings/split-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { switchOff } from '#testing/processes/unguarded-server'
import { readBill } from '../bills/read-bill.ts'
import { cancelBooking } from '../cancel/cancel.ts'
import { workOffDeadline } from '../deadlines/work-off-deadline.ts'
import { cancelForClub } from '../staff/endings/cancel-for-club.ts'
import { giveShareAccount, readShare } from './read-share.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ BILL_SHARES: '1' })
})
afterAll(() => ctx.close())
const payBy = new Date('2026-11-20T08:30:00+07:00')
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const binhs: BankAccount = { bin: '970436', account: '0011001234567', holder: 'TRAN VAN BINH' }
const chis: BankAccount = { bin: '970422', account: '0099887766', holder: 'LE THI CHI' }
const given = { refund_bank: '970415', refund_account: '101000000001', refund_name: 'TRAN VAN BINH' }

let serial = 0
function transfer(content: string | undefined, amountVnd: number, payer?: BankAccount): Transfer {
  serial += 1
  const account = ctx.config.bank.accountNumber
  const money = { id: serial, content: content ?? '', amountVnd, at: ctx.clock.now(), account }
  return { ...money, by: ['casso'], ...(payer ? { payer } : {}), thanked: new Set() }
}

const reports = (one: Transfer, by: BankNotifier = 'casso') => report(ctx, one, by)
const pays = (content: string | undefined, amountVnd: number, payer?: BankAccount) =>
  reports(transfer(content, amountVnd, payer))

const refundsOf = (id: number) =>
  ctx.q`
    select p.reference as code, r.amount_vnd as amount, r.state, r.target, r.bank_bin as bin, r.account_number as account,
      r.account_name as holder
    from refunds r join payments p on p.id = r.payment_id where r.bill_id = ${id} order by p.id, r.id`

const waits = { state: 'needs_target', target: null, bin: null, account: null, holder: null }
const goesTo = (account: BankAccount) => ({ state: 'to_transfer', target: 'bank', ...account })

async function expires({ id }: SplitBooking) {
  ctx.clock.set(payBy)
  await workOffDeadline(ctx, { bookingId: id })
  expect(await stateOf(ctx, id)).toBe('expired')
}

async function cancelAndAgree({ id, member }: Pick<SplitBooking, 'id' | 'member'>) {
  await cancelBooking(ctx, member, { bookingId: id, reason: '', target: {}, idempotency: null })
  const [refund] = await ctx.q<{ id: number }>`
    select id from refunds where bill_id = ${id} and state = 'requested'`
  const { id: staffId } = await addStaff(ctx.q)
  const decision = { refundId: refund?.id ?? 0, staffId, now: ctx.clock.now() }
  await inTransaction(ctx.pool, (q) => agreeRefund(ctx, q, decision))
}

test('a share goes back to the account that the bank named; the others still ask for theirs', async () => {
  const booking = await splitBooking(ctx, { players: 3 })
  await pays(booking.codes[0], 2_000_000, binhs)
  await pays(booking.codes[1], 2_000_000, { ...chis, bin: '999999' })
  await pays(booking.codes[2], 2_000_000)
  await cancelAndAgree(booking)
  const [first, ...others] = booking.codes
  expect(await refundsOf(booking.id)).toEqual([
    { code: first, amount: 2_000_000, ...goesTo(binhs) },
    ...others.map((code) => ({ code, amount: 2_000_000, ...waits })),
  ])
  await balances(ctx)
})

test('the player reads the bank and the last characters of the account, and is not asked', async () => {
  const booking = await splitBooking(ctx, { players: 2 })
  await pays(booking.codes[0], 2_000_000, binhs)
  await pays(booking.codes[1], 2_000_000)
  await cancelAndAgree(booking)
  const [named = '', unnamed = ''] = booking.passes
  const share = await readShare(ctx, named)
  expect(share?.refunds).toMatchObject([
    { state: 'to_transfer', bank_name: 'Vietcombank', account_tail: '4567', needs_account: 0 },
  ])
  expect(JSON.stringify(share)).not.toMatch(/001234567|BINH/)
  expect(await outcome(giveShareAccount(ctx, named, given))).toBe('refund.wrongState')
  expect((await readShare(ctx, unnamed))?.refunds).toMatchObject([
    { state: 'needs_target', bank_name: '', account_tail: '', needs_account: 1 },
  ])
})

test('staff read the whole account and that the bank named it, and still compare its holder', async () => {
  const booking = await splitBooking(ctx, { players: 2 })
  await pays(booking.codes[0], 2_000_000, binhs)
  await pays(booking.codes[1], 2_000_000)
  await cancelAndAgree(booking)
  await giveShareAccount(ctx, booking.passes[1] ?? '', given)
  const asked = { state: 'open', code: bookingCode(booking.id), limit: 10, after_id: undefined } as const
  const listed = await listRefunds(ctx, asked, 'vi')
  const named = listed.find(({ account_number }) => account_number === binhs.account)
  expect(named).toMatchObject({
    bank_name: 'Vietcombank',
    account_name: 'TRAN VAN BINH',
    is_account_of_payer: 1,
    qr_image: expect.any(String),
  })
  expect(listed.find(({ account_number }) => account_number === given.refund_account)).toMatchObject({
    is_account_of_payer: 0,
  })
  const { id: staffId } = await addStaff(ctx.q)
  const confirm = (payee: string) =>
    inTransaction(ctx.pool, (q) =>
      confirmTransfer(ctx, q, {
        refundId: named?.id ?? 0,
        staffId,
        reference: `OUT-${booking.id}`,
        payee,
        now: ctx.clock.now(),
      }),
    )
  expect(await outcome(confirm('TRAN THI BINH'))).toBe('refund.payeeDiffers')
  await confirm('Trần Văn Bình')
  expect((await readShare(ctx, booking.passes[0] ?? ''))?.refunds).toMatchObject([{ state: 'done' }])
  await balances(ctx)
})

test('of a bill that expires, whole and short shares go back, and so do late and excess ones', async () => {
  const booking = await splitBooking(ctx)
  const [whole, short, tooMuch, late] = booking.codes
  await pays(whole, 2_000_000, binhs)
  await pays(short, 900_000, chis)
  await pays(tooMuch, 2_300_000, binhs)
  await expires(booking)
  ctx.clock.set(new Date(payBy.getTime() + 60_000))
  await pays(late, 2_000_000, chis)
  await pays(late, 2_000_000)
  expect(await refundsOf(booking.id)).toEqual([
    { code: whole, amount: 2_000_000, ...goesTo(binhs) },
    { code: short, amount: 900_000, ...goesTo(chis) },
    { code: tooMuch, amount: 300_000, ...goesTo(binhs) },
    { code: tooMuch, amount: 2_000_000, ...goesTo(binhs) },
    { code: late, amount: 2_000_000, ...goesTo(chis) },
    { code: late, amount: 2_000_000, ...waits },
  ])
  await balances(ctx)
})

test('a notification that is delivered twice, and the end that comes twice, return a share once', async () => {
  const booking = await splitBooking(ctx)
  const paid = transfer(booking.codes[0], 2_000_000, binhs)
  await Promise.all([reports(paid), reports(paid)])
  await reports(paid)
  await expires(booking)
  await reports(paid)
  await workOffDeadline(ctx, { bookingId: booking.id })
  expect(await refundsOf(booking.id)).toEqual([
    { code: booking.codes[0], amount: 2_000_000, ...goesTo(binhs) },
  ])
  await balances(ctx)
})

async function paidFromTwoAccounts() {
  const booking = await splitBooking(ctx)
  await pays(booking.codes[0], 800_000, binhs)
  await pays(booking.codes[0], 1_200_000, chis)
  return booking
}

test('a share that two transfers paid asks its player, who may have used two accounts', async () => {
  const booking = await paidFromTwoAccounts()
  await expires(booking)
  expect(await refundsOf(booking.id)).toEqual([{ code: booking.codes[0], amount: 2_000_000, ...waits }])
  const share = await giveShareAccount(ctx, booking.passes[0] ?? '', given)
  expect(share.refunds).toMatchObject([
    { state: 'to_transfer', bank_name: 'VietinBank', account_tail: '0001' },
  ])
})

test('without counting the transfers, all of a share would go to one of the two accounts', async () => {
  const unguarded = await createTestContext({ BILL_SHARES: '1' })
  const guarded = ctx
  try {
    ctx = unguarded
    ctx.clock.set('2026-11-20T08:00:00+07:00')
    const passed = switchOff(ctx.pool, [{ sql: /having count\(\*\) = 1/, instead: '' }])
    const booking = await paidFromTwoAccounts()
    await expires(booking)
    expect(passed()).toEqual([1])
    expect(await refundsOf(booking.id)).toMatchObject([{ state: 'to_transfer', amount: 2_000_000 }])
  } finally {
    ctx = guarded
    await unguarded.close()
  }
})

test('a provider that reports later names the account of money that another one has reported', async () => {
  const booking = await splitBooking(ctx)
  const first = transfer(booking.codes[0], 2_000_000, binhs)
  await reports(first, 'sepay')
  await reports(first, 'casso')
  const second = transfer(booking.codes[1], 2_000_000, chis)
  await reports(second, 'casso')
  await reports(second, 'sepay')
  await expires(booking)
  expect(await refundsOf(booking.id)).toEqual([
    { code: booking.codes[0], amount: 2_000_000, ...goesTo(binhs) },
    { code: booking.codes[1], amount: 2_000_000, ...goesTo(chis) },
  ])
})

test('a share that waits for its account goes back by itself once a later report names it', async () => {
  const booking = await splitBooking(ctx, { players: 2 })
  const one = transfer(booking.codes[0], 2_000_000, binhs)
  await reports(one, 'sepay')
  await pays(booking.codes[1], 2_000_000)
  await cancelAndAgree(booking)
  expect((await refundsOf(booking.id))[0]).toMatchObject(waits)
  await reports(one, 'casso')
  expect((await refundsOf(booking.id))[0]).toMatchObject(goesTo(binhs))
  await reports(one, 'casso')
  expect((await refundsOf(booking.id))[0]).toMatchObject(goesTo(binhs))
  await balances(ctx)
})

test('what the golfer paid from a known account still waits for the choice of wallet or account', async () => {
  const booking = await splitBooking(ctx)
  await pays(booking.codes[0], 2_000_000, binhs)
  const { transaction_id: rest } = await startBankTransfer(ctx, booking.member, booking.id)
  await pays(rest, 6_000_000, chis)
  expect(await stateOf(ctx, booking.id)).toBe('paid')
  await cancelAndAgree(booking)
  expect(await refundsOf(booking.id)).toEqual(
    expect.arrayContaining([
      { code: booking.codes[0], amount: 2_000_000, ...goesTo(binhs) },
      { code: rest, amount: 6_000_000, ...waits },
    ]),
  )
})

test('the golfer may choose the account that paid without typing it, where the bank named it', async () => {
  for (const payer of [chis, undefined]) {
    const { id, member, amount } = await placedAtOnce(ctx)
    const { transaction_id: code } = await startBankTransfer(ctx, member, id)
    await pays(code, amount, payer)
    await cancelAndAgree({ id, member })
    const [refund] = (await readBill(ctx, member, id, 'vi')).refunds
    expect(refund).toMatchObject({
      targets: ['wallet', 'bank'],
      paid_from: payer ? { bank_name: 'MBBank', account_tail: '7766' } : null,
    })
    const fields = { refund_to: 'bank' as const }
    const chosen = chooseOwnTarget(ctx, member, { refundId: refund?.id ?? 0, fields, lang: 'vi' })
    const answer = payer ? expect.objectContaining({ account_tail: '7766' }) : 'refund.bankMissing'
    expect(await outcome(chosen)).toEqual(answer)
    expect(await refundsOf(id)).toEqual([{ code, amount, ...(payer ? goesTo(payer) : waits) }])
  }
})

test('above the limit for one person, the named account gets nothing before a second one agrees', async () => {
  const value = JSON.stringify('999999')
  await ctx.q`insert into site_settings (name, value) values ('second_person_above', ${value}::jsonb)`
  const booking = await splitBooking(ctx, { players: 2 })
  for (const code of booking.codes) await pays(code, 2_000_000, binhs)
  const [one, two] = [await addStaff(ctx.q), await addStaff(ctx.q)]
  await cancelForClub(ctx, { staff: one, lang: 'vi' }, { id: booking.id, reason: 'Sân có giải' })
  const [share] = booking.codes
  const refund = { code: share, amount: 2_000_000 }
  expect((await refundsOf(booking.id))[0]).toEqual({ ...refund, ...waits })
  expect((await readShare(ctx, booking.passes[0] ?? ''))?.refunds).toEqual([])
  const second = { staff: two, lang: 'vi' as const }
  for (const { id } of await ctx.q<{
    id: number
  }>`select id from approvals where outcome is null order by id`)
    await decideApproval(ctx, second, { id, decision: 'approve', reason: '' })
  expect((await refundsOf(booking.id))[0]).toEqual({ ...refund, ...goesTo(binhs) })
  await ctx.q`delete from site_settings where name = 'second_person_above'`
})
