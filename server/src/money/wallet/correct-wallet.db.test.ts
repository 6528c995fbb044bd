import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member, Staff } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { outcome } from '#testing/bookings/bookings'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember, addStaff } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { listApprovals } from '../approvals/list-approvals.ts'
import { decideApproval, proposeAct } from '../books/decide-approval.ts'
import { correctWallet, previewCorrection } from './correct-wallet.ts'
import { forgetCorrections, walletCorrectionData } from './own-data.ts'
import { pointHistory } from './point-history.ts'

let ctx: TestContext
let staff: Staff
let member: Member
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  member = await addMember(ctx.q)
})

type Fields = { direction?: 'give' | 'take'; amount?: number; reason?: string }
const fieldsOf = ({ direction = 'give', amount = 200_000, reason = 'Chờ lâu ở tee 1' }: Fields) => ({
  id: member.id,
  direction,
  amount,
  reason,
})
const correct = (fields: Fields, key?: string) => {
  const asked = fieldsOf(fields)
  const hash = Buffer.from(JSON.stringify(asked))
  const idempotency = key === undefined ? null : { caller: `staff:${staff.id}`, key, hash }
  return outcome(correctWallet(ctx, staff, asked, idempotency))
}
const points = () => pointsOf(ctx.q, member.id)
const messages = () => ctx.q<{ text: string }>`
  select text from messages where phone = ${member.phone} order by id`
const goodwill = async () =>
  (await ctx.q<{ vnd: number }>`select balance_vnd as vnd from ledger_accounts where name = 'goodwill'`)[0]
    ?.vnd

test('what staff give is in the wallet, on the account of the operator, in the history and in one SMS', async () => {
  const before = (await goodwill()) ?? 0
  const { messages: previewed } = await previewCorrection(ctx, staff, fieldsOf({}))
  expect(await points()).toBe(0)
  await correct({})
  expect(await points()).toBe(200_000)
  expect(await goodwill()).toBe(before + 200_000)
  expect(await pointHistory(ctx, member, { page: 0 }, 'vi')).toMatchObject([
    { type: 1, point: 200_000, point_balance: 200_000, description: 'TeeViet cộng vào ví' },
  ])
  expect(await messages()).toEqual([{ text: expect.stringContaining('200.000đ') }])
  expect(previewed.map(({ text }) => ({ text }))).toEqual(await messages())
  expect((await checkLedger(ctx.q)).faults).toEqual([])
  const acts = await ctx.q`
    select what, detail, staff_id from staff_acts where subject = ${`member:${member.id}`}`
  expect(acts).toEqual([
    { what: 'member.wallet_corrected', detail: '+200.000đ: Chờ lâu ở tee 1', staff_id: staff.id },
  ])
})

test('what staff take back leaves the wallet, and never more than it has', async () => {
  await fillWallet(ctx, member, 150_000)
  expect(await correct({ direction: 'take', amount: 150_001 })).toBe('wallet.hasLess')
  expect(await points()).toBe(150_000)
  await correct({ direction: 'take', amount: 150_000 })
  expect(await points()).toBe(0)
  expect((await pointHistory(ctx, member, { page: 0 }, 'en'))[0]).toMatchObject({
    type: 0,
    point: 150_000,
    description: 'Taken back by TeeViet',
  })
  expect(await messages()).toEqual([{ text: expect.stringContaining('150.000đ') }])
  expect((await checkLedger(ctx.q)).faults).toEqual([])
})

test('the same request again, also after a lost answer, corrects once', async () => {
  await correct({}, 'correction-1')
  await correct({}, 'correction-1')
  expect(await points()).toBe(200_000)
  expect(await messages()).toHaveLength(1)
  await correct({}, 'correction-2')
  expect(await points()).toBe(400_000)
  expect(await correct({ amount: 300_000 }, 'correction-2')).toBe('idempotency.otherBody')
})

test('the golfer reads the reason in their own data, and it is removed with the account', async () => {
  await correct({})
  await correct({ direction: 'take', reason: 'Nhầm khách' })
  expect(await walletCorrectionData(ctx, member.id)).toMatchObject([
    { amount_vnd: -200_000, reason: 'Nhầm khách' },
    { amount_vnd: 200_000, reason: 'Chờ lâu ở tee 1' },
  ])
  await forgetCorrections(ctx.q, member.id)
  expect(await walletCorrectionData(ctx, member.id)).toMatchObject([
    { amount_vnd: -200_000, reason: '–' },
    { amount_vnd: 200_000, reason: '–' },
  ])
})

test('without a reason, and of an account that was deleted, nothing is corrected', async () => {
  expect(await correct({ reason: '' })).toBe('staff.reasonMissing')
  await ctx.q`update members set deleted_at = ${ctx.clock.now()} where id = ${member.id}`
  expect(await correct({})).toBe('request.notFound')
  expect(await points()).toBe(0)
})

test('with a second person in the settings it waits for one, who reads whose wallet, how much and why', async () => {
  const second = await addStaff(ctx.q)
  await ctx.q`insert into site_settings (name, value) values ('second_person_above', '"1000000"'::jsonb)`
  try {
    expect(await correct({}, 'proposed-first')).toBe('approval.needed')
    await proposeAct(ctx, staff, { act: 'correction', fields: fieldsOf({}) })
    const [proposal] = await listApprovals(ctx.q, second.id)
    expect(proposal).toMatchObject({
      act: 'correction',
      amount: 200_000,
      subject: `vID ${member.vga} +200.000đ: Chờ lâu ở tee 1`,
    })
    const decide = (by: Staff) =>
      outcome(
        decideApproval(
          ctx,
          { staff: by, lang: 'vi' },
          { id: proposal?.id ?? 0, decision: 'approve', reason: '' },
        ),
      )
    expect(await decide(staff)).toBe('approval.samePerson')
    expect(await points()).toBe(0)
    await decide(second)
    await decide(second)
    expect(await points()).toBe(200_000)
    expect(await messages()).toHaveLength(1)
  } finally {
    await ctx.q`delete from site_settings where name = 'second_person_above'`
  }
})

/** Two staff members take all of a wallet at the same moment. */
async function twoTakeAtOnce(guards: readonly Guard[] = []) {
  await fillWallet(ctx, member, 100_000)
  const take = { direction: 'take', amount: 100_000 } as const
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'wallet_corrections', { on: 'insert' })
  const first = correct(take).catch(() => 'a fault')
  await gate.reached()
  const second = correct(take).catch(() => 'a fault')
  await (guards.length > 0 ? gate.reached(2) : waitingForLocks(ctx.q, 2))
  await gate.open()
  const results = await Promise.all([first, second])
  return { results, passed: passed() }
}

test('of two who take all of a wallet at once one is refused by what is left', async () => {
  const { results } = await twoTakeAtOnce()
  expect(results).toEqual([undefined, 'wallet.hasLess'])
  expect(await points()).toBe(0)
  expect(await messages()).toHaveLength(1)
})

test('without the lock of the wallet only the database keeps it above zero', async () => {
  const lock: Guard = {
    sql: /(select -balance_vnd as points from ledger_accounts where member_id = \$\d+) for update/,
    instead: '$1',
  }
  const { results, passed } = await twoTakeAtOnce([lock])
  expect(passed[0]).toBeGreaterThan(0)
  expect(results).toContain('a fault')
  expect(await points()).toBe(0)
})
