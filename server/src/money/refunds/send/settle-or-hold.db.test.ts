import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { pointsOf } from '#platform/ledger/points'
import { changeBooking, quoteChange } from '#rounds/change/change-booking'
import { recordRainCheck } from '#rounds/rain-check/record-rain-check'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { createRefundApp, type RefundApp } from '#testing/apps/refund-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { noChange } from '#testing/bookings/changes'
import { closingOf } from '#testing/bookings/closing'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { listApprovals } from '../../approvals/list-approvals.ts'
import { decideApproval, proposeAct } from '../../books/decide-approval.ts'
import { agreeAsStaff, refuseAsStaff, returnReceiptAsStaff, targetAsStaff } from '../staff/refund-acts.ts'
import { countWaitingRefunds } from '../waiting-refunds.ts'

let ctx: TestContext
let app: RefundApp
let one: Staff
let two: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createRefundApp(ctx)
  one = await addStaff(ctx.q)
  two = await addStaff(ctx.q)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await setLimit('999999')
})

async function setLimit(value: string | null) {
  await ctx.q`delete from site_settings where name = 'second_person_above'`
  await ctx.q`insert into site_settings (name, value) values ('second_person_above', ${JSON.stringify(value)}::jsonb)`
}
const as = (staff: Staff) => ({ staff, lang: 'vi' as const })
const stateOf = async ({ id }: PaidBooking) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${id}`)[0]?.state

type Caused = { refundId: number; bookingState: string | undefined; booking: PaidBooking | null }

async function causedBy(booking: PaidBooking): Promise<Caused> {
  const { id } = await app.refundOf(booking)
  return { refundId: id, bookingState: await stateOf(booking), booking }
}

/** The acts that refund something together with what else they do: each done by the first person, of 1.000.000đ or more. */
const acts = {
  'cancelling for the club': async () => {
    const booking = await paidBooking(ctx)
    await cancelForClub(ctx, as(one), { id: booking.id, reason: 'Sân có giải' })
    return causedBy(booking)
  },
  'closing the tee time': async () => {
    const booking = await paidBooking(ctx)
    const [course] = await ctx.q<{
      id: number
    }>`select course_id as id from bookings where id = ${booking.id}`
    const ended = [{ id: booking.id, action: 'end' as const }]
    await closeTeeTimes(ctx, one, closingOf(course?.id ?? 0, '2026-11-24', ended))
    return causedBy(booking)
  },
  'a cheaper change': async () => {
    const booking = await paidBooking(ctx)
    const input = { ...noChange, price_per_player: 1_000_000, id: booking.id }
    const { fingerprint } = await quoteChange(ctx, input)
    await changeBooking(ctx, one, { ...input, fingerprint, reason: 'Giá sai' })
    return causedBy(booking)
  },
  'a rain check': async () => {
    const booking = await paidBooking(ctx)
    ctx.clock.set('2026-11-24T08:40:00+07:00')
    const player_ids = (await loadPlayers(ctx.q, booking.id)).map(({ id }) => id)
    await writeAttendanceAs(ctx, one, { id: booking.id, player_ids, attendance: 'checked_in' })
    const stopped = { holes_played: 9, marshal: 'Anh Tư', amount: 2_000_000 }
    await recordRainCheck(ctx, one, { id: booking.id, ...stopped })
    return causedBy(booking)
  },
  'returning a receipt': async () => {
    await bankReports(ctx, 'tien golf cua anh An', 2_000_000)
    const [receipt] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
    const account = { refund_bank: '970436', refund_account: '0123456789', refund_name: 'NGUYEN AN' }
    const fields = { refund_to: 'bank' as const, ...account }
    const { id } = await returnReceiptAsStaff(ctx, as(one), receipt?.id ?? 0, fields)
    return { refundId: id, bookingState: undefined, booking: null }
  },
} satisfies Record<string, () => Promise<Caused>>

type ActName = keyof typeof acts
const names = Object.keys(acts).filter((name): name is ActName => name in acts)

async function refund(id: number) {
  const [row] = await ctx.q<{ state: string; code: string; isHeld: boolean }>`
    select state, code, is_held as "isHeld" from refunds where id = ${id}`
  if (!row) throw new Error('no such refund')
  return row
}
const owed = async () => (await app.balances())[ACCOUNTS.refundsDue] ?? 0
const proposalOf = async (code: string, to = two) =>
  (await listApprovals(ctx.q, to.id)).find(({ subject }) => subject === code)
const approve = (staff: Staff, id = 0) =>
  outcome(decideApproval(ctx, as(staff), { id, decision: 'approve', reason: '' }))

/** Where the money goes once a second person agrees. */
const sentAs: Record<ActName, string> = {
  'cancelling for the club': 'needs_target',
  'closing the tee time': 'needs_target',
  'a cheaper change': 'needs_target',
  'a rain check': 'done',
  'returning a receipt': 'to_transfer',
}

test.each(names)('%s is done at once, and its money leaves once a second person agrees', async (name) => {
  const before = await owed()
  const { refundId, bookingState, booking } = await acts[name]()
  expect(bookingState).toBe(
    name === 'returning a receipt'
      ? undefined
      : sentAs[name] === 'done' || name === 'a cheaper change'
        ? 'paid'
        : 'refunded',
  )
  const { state, code, isHeld } = await refund(refundId)
  expect({ state, isHeld }).toEqual({ state: 'needs_target', isHeld: true })
  expect(await owed()).toBeGreaterThan(before)
  const proposal = await proposalOf(code)
  expect(proposal).toMatchObject({ act: 'refund', proposer: one.name, is_own: 0 })
  if (booking) expect(await pointsOf(ctx.q, booking.member.id)).toBe(0)

  expect(await outcome(agreeAsStaff(ctx, as(two), refundId))).toBe('approval.needed')
  expect(await outcome(targetAsStaff(ctx, as(two), refundId, { refund_to: 'wallet' }))).toBe(
    'refund.wrongState',
  )
  expect(await outcome(refuseAsStaff(ctx, as(two), { id: refundId, reason: 'Không' }))).toBe(
    'refund.wrongState',
  )
  expect(await approve(one, proposal?.id)).toBe('approval.samePerson')
  expect((await refund(refundId)).isHeld).toBe(true)

  await approve(two, proposal?.id)
  await approve(two, proposal?.id)
  expect(await refund(refundId)).toMatchObject({ state: sentAs[name], isHeld: false })
  await app.expectSound()
})

test.each(names)('at the limit one person is enough: %s', async (name) => {
  await setLimit('4000000')
  const { refundId } = await acts[name]()
  const { state, code, isHeld } = await refund(refundId)
  expect({ state, isHeld }).toEqual({ state: sentAs[name], isHeld: false })
  expect(await proposalOf(code)).toBeUndefined()
})

test('the golfer reads that the refund is still to be agreed to, and the SMS about the money comes with that', async () => {
  const { refundId, booking } = await acts['cancelling for the club']()
  if (!booking) throw new Error('no booking')
  const texts = await app.textsTo(booking)
  const bill = () =>
    app.browserOf(booking.member).get('/api/services/get_bill_detail_for_wap', { bill_id: booking.id })
  expect(Object((await bill()).data).refunds).toMatchObject([{ state: 'requested', targets: [] }])
  const { data } = await app.browserOf(two).get('/api/staff/refunds', { state: 'requested' })
  expect(Object(data)).toContainEqual(
    expect.objectContaining({ id: refundId, state: 'requested', is_held: 1 }),
  )
  const { refunds_to_decide } = await countWaitingRefunds(ctx.q)
  await approve(two, (await proposalOf((await refund(refundId)).code))?.id)
  expect((await countWaitingRefunds(ctx.q)).refunds_to_decide).toBe(refunds_to_decide - 1)
  expect(Object((await bill()).data).refunds).toMatchObject([
    { state: 'needs_target', targets: ['wallet', 'bank'] },
  ])
  expect(await app.textsTo(booking)).toHaveLength(texts.length + 1)
})

test('a declined one waits on, and a third person may propose it again', async () => {
  const three = await addStaff(ctx.q)
  const { refundId } = await acts['a cheaper change']()
  const { code } = await refund(refundId)
  const proposal = await proposalOf(code)
  await decideApproval(ctx, as(two), { id: proposal?.id ?? 0, decision: 'decline', reason: 'Sai giá' })
  expect((await refund(refundId)).isHeld).toBe(true)
  await proposeAct(ctx, three, { act: 'refund', fields: { id: refundId } })
  expect(await approve(three, (await proposalOf(code))?.id)).toBe('approval.samePerson')
  await approve(two, (await proposalOf(code))?.id)
  expect((await refund(refundId)).isHeld).toBe(false)
})

test('the database refuses a held refund that is on its way', async () => {
  const { refundId } = await acts['a cheaper change']()
  const send = () =>
    inTransaction(ctx.pool, (q) => q`update refunds set state = 'to_transfer' where id = ${refundId}`)
  await expect(send()).rejects.toThrow(/held_refund_is_owed/)
})

test('without a limit nothing is held; a limit raised holds on, one taken away lets go', async () => {
  const { refundId } = await acts['a cheaper change']()
  await setLimit('90000000')
  expect(await outcome(agreeAsStaff(ctx, as(one), refundId))).toBe('approval.needed')
  await setLimit(null)
  await agreeAsStaff(ctx, as(one), refundId)
  expect((await refund(refundId)).isHeld).toBe(false)
  const other = await acts['a cheaper change']()
  expect((await refund(other.refundId)).isHeld).toBe(false)
})
