import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addStaff } from '#testing/golf'
import { listApprovals } from '../approvals/list-approvals.ts'
import { receiptToWallet } from '../receipts/receipt-to-wallet.ts'
import { agreeAsStaff } from '../refunds/staff/refund-acts.ts'
import { bookBankLine } from './book-line.ts'
import { decideApproval, proposeAct } from './decide-approval.ts'

let ctx: TestContext
let app: RefundApp
let one: Staff
let two: Staff
let three: Staff
const start = new Date('2026-11-20T08:00:00+07:00')

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createRefundApp(ctx)
  one = await addStaff(ctx.q)
  two = await addStaff(ctx.q)
  three = await addStaff(ctx.q)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set(start)
  await setLimit('1000000')
  await ctx.q`update approvals set outcome = 'declined', decided_by = ${three.id}, decided_at = ${start}
    where outcome is null and proposed_by <> ${three.id}`
})

async function setLimit(value: string | null) {
  await ctx.q`delete from site_settings where name = 'second_person_above'`
  await ctx.q`insert into site_settings (name, value) values ('second_person_above', ${JSON.stringify(value)}::jsonb)`
}
const as = (staff: Staff) => ({ staff, lang: 'vi' as const })
/** A refund of 4.000.000 VND that waits. */
async function waitingRefund() {
  const booking = await paidBooking(ctx)
  await app.cancel(booking, { refund_to: 'wallet' })
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${booking.id}`
  return { id: refund?.id ?? 0, member: booking.member }
}
const stateOf = async (id: number) =>
  (await ctx.q<{ state: string }>`select state from refunds where id = ${id}`)[0]?.state
async function proposed(act: 'refund' | 'wallet' | 'bank_line', fields: object, by = one): Promise<number> {
  await proposeAct(ctx, by, { act, fields: { ...fields } })
  return (await listApprovals(ctx.q, by.id)).at(-1)?.id ?? 0
}
const decide = (staff: Staff, id: number, decision: 'approve' | 'decline', reason = '') =>
  outcome(decideApproval(ctx, as(staff), { id, decision, reason }))

test('a refund above the limit waits for a second person, who does it by approving', async () => {
  const { id, member } = await waitingRefund()
  expect(await outcome(agreeAsStaff(ctx, as(one), id))).toBe('approval.needed')
  const approval = await proposed('refund', { id })
  expect(await listApprovals(ctx.q, one.id)).toMatchObject([{ act: 'refund', amount: 4_000_000, is_own: 1 }])
  expect(await listApprovals(ctx.q, two.id)).toMatchObject([{ is_own: 0, proposer: one.name }])
  expect(await decide(one, approval, 'approve')).toBe('approval.samePerson')
  expect(await decide(one, approval, 'decline', 'Nhầm')).toBe('approval.samePerson')
  expect(await stateOf(id)).toBe('requested')
  await decide(two, approval, 'approve')
  await decide(two, approval, 'approve')
  expect(await stateOf(id)).toBe('done')
  expect(await pointsOf(ctx.q, member.id)).toBe(4_000_000)
  expect(await listApprovals(ctx.q, two.id)).toEqual([])
  const acts = await ctx.q<{ what: string; staff_id: number }>`
    select what, staff_id from staff_acts where subject = ${`approval:${approval}`} order by id`
  expect(acts).toEqual([
    { what: 'approval.put_forward', staff_id: one.id },
    { what: 'approval.approved', staff_id: two.id },
  ])
})

test('at the limit, and without a limit, one person is enough', async () => {
  await setLimit('4000000')
  const { id } = await waitingRefund()
  await agreeAsStaff(ctx, as(one), id)
  expect(await stateOf(id)).toBe('done')
  await setLimit(null)
  const other = await waitingRefund()
  await agreeAsStaff(ctx, as(one), other.id)
  expect(await stateOf(other.id)).toBe('done')
})

test('of two who decide at once one wins, and the money leaves once', async () => {
  const { id, member } = await waitingRefund()
  const approval = await proposed('refund', { id })
  const outcomes = await Promise.all([decide(two, approval, 'approve'), decide(three, approval, 'approve')])
  expect(outcomes.filter((one) => one === 'approval.decided')).toHaveLength(1)
  expect(await pointsOf(ctx.q, member.id)).toBe(4_000_000)
  const late = await waitingRefund()
  const contested = await proposed('refund', { id: late.id })
  const both = await Promise.all([
    decide(two, contested, 'approve'),
    decide(three, contested, 'decline', 'Sai'),
  ])
  expect(both.filter((one) => one === 'approval.decided')).toHaveLength(1)
  const [row] = await ctx.q<{ outcome: string }>`select outcome from approvals where id = ${contested}`
  expect(await stateOf(late.id)).toBe(row?.outcome === 'approved' ? 'done' : 'requested')
})

test('declined, nothing is done; it can be proposed again, and a second proposal of what waits adds none', async () => {
  const { id } = await waitingRefund()
  const first = await proposed('refund', { id })
  expect(await proposed('refund', { id }, two)).toBe(first)
  expect(await decide(two, first, 'decline')).toBe('staff.reasonMissing')
  await decide(two, first, 'decline', 'Sai số tiền')
  expect(await stateOf(id)).toBe('requested')
  expect(await decide(three, first, 'approve')).toBe('approval.decided')
  expect(await proposed('refund', { id })).toBeGreaterThan(first)
})

test('an approval holds for the amount that was proposed', async () => {
  const { id } = await waitingRefund()
  const approval = await proposed('refund', { id })
  await ctx.q`update approvals set amount_vnd = 3000000 where id = ${approval}`
  expect(await decide(two, approval, 'approve')).toBe('approval.decided')
  expect(await stateOf(id)).toBe('requested')
})

test('money is credited to a wallet by two persons', async () => {
  await bankReports(ctx, 'tien golf cua anh An', 700_000)
  const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  const member = await addMember(ctx.q)
  const fields = { id: receipt?.id ?? 0, vid: String(member.vga) }
  const alone = receiptToWallet(ctx, one, { receiptId: fields.id, vid: fields.vid })
  expect(await outcome(alone)).toBe('approval.needed')
  const approval = await proposed('wallet', fields)
  await decide(two, approval, 'approve')
  expect(await pointsOf(ctx.q, member.id)).toBe(700_000)
  expect((await checkLedger(ctx.q)).balanced).toBe(true)
})

test('a bank line is entered by two persons, once, also when the approval is repeated after a crash', async () => {
  const line = {
    bank_reference: 'FT99',
    amount: 300_000,
    occurred_at: start.getTime(),
    content: 'x',
    line: 1,
  }
  const typed = { bankReference: 'FT99', amountVnd: 300_000, occurredAt: start, content: 'x', line: 1 }
  expect(await outcome(bookBankLine(ctx, one, typed))).toBe('approval.needed')
  const approval = await proposed('bank_line', line)
  await ctx.q`update approvals set outcome = 'approved', decided_by = ${two.id}, decided_at = ${start} where id = ${approval}`
  await decide(two, approval, 'approve')
  await decide(two, approval, 'approve')
  expect(await decide(three, approval, 'approve')).toBe('approval.decided')
  const receipts = await ctx.q`select 1 from receipts where content = 'x' and amount_vnd = 300000`
  expect(receipts).toHaveLength(1)
})

test('a proposal needs the permission of its act, and fields that fit it', async () => {
  const sales = await addStaff(ctx.q, ['sales'])
  const propose = async (by: Staff, fields: object) =>
    proposeAct(ctx, by, { act: 'refund', fields: { ...fields } })
  expect(await outcome(propose(sales, { id: 1 }))).toBe('request.forbidden')
  expect(await outcome(propose(one, { id: 'x' }))).toBe('request.invalid')
})

test('the database itself refuses a decision by the proposer; without its constraint it would not', async () => {
  const { id } = await waitingRefund()
  const approval = await proposed('refund', { id })
  const decideAlone = () => ctx.q`
    update approvals set outcome = 'approved', decided_by = proposed_by, decided_at = ${start}
    where id = ${approval} returning id`
  await expect(decideAlone()).rejects.toThrow(/second_person_decides/)
  await ctx.q`alter table approvals drop constraint second_person_decides`
  expect(await decideAlone()).toHaveLength(1)
  await ctx.q`delete from approvals where id = ${approval}`
  await ctx.q`alter table approvals add constraint second_person_decides check (decided_by <> proposed_by)`
})
