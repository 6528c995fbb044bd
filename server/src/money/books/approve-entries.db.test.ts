import type { InputOf } from '@teeviet/contract'
import type { ApprovedAct } from '@teeviet/contract/rules/money/approval'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { checkLedger } from '#platform/ledger/check'
import { outcome } from '#testing/bookings/bookings'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { listApprovals } from '../approvals/list-approvals.ts'
import { splitRounds } from '../close/split-rounds.ts'
import { disputeLine, settleDispute } from '../clubs/disputes.ts'
import { setClubAccount, writeClubAccount } from '../payouts/club-accounts.ts'
import { orderPayouts } from '../payouts/payout-orders.ts'
import { movementOf, recordBankMovement } from '../payouts/record-bank-movement.ts'
import { decideApproval, proposeAct } from './decide-approval.ts'

let ctx: TestContext
let one: Staff
let two: Staff
let three: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  one = await addStaff(ctx.q)
  two = await addStaff(ctx.q)
  three = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => setLimit('1000000'))

async function setLimit(value: string | null) {
  await ctx.q`
    insert into site_settings (name, value) values ('second_person_above', ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`
}

type Entry = { act: ApprovedAct; fields: Record<string, unknown>; vnd: number; alone: () => Promise<unknown> }

/** A club with an account, owed 3.600.000đ of a played round, about which it has complained. */
async function played() {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id } = await paidBooking(ctx, { at: '2026-11-25T06:30:00+07:00' })
  const [booking] = await ctx.q<{ course_id: number }>`
    update bookings set state = 'played' where id = ${id} returning course_id`
  const courseId = booking?.course_id ?? 0
  ctx.clock.set('2026-11-26T02:30:00+07:00')
  await splitRounds(ctx)
  const account = { bank_bin: '970436', account_number: '0011002233445', holder: 'Công ty Sân golf Mẫu' }
  await inTransaction(ctx.pool, (q) => writeClubAccount(ctx, q, one, { facility_id: courseId, ...account }))
  const club = await addStaff(ctx.q, ['club'], [courseId])
  return { courseId, dispute: await disputeLine(ctx, club, { booking_id: id, words: 'Thiếu một khách' }) }
}

const payoutOf = (courseId: number, amount = 600_000): InputOf<'POST /api/staff/ledger/bank_movements'> => ({
  kind: 'club_payout',
  facility_id: courseId,
  gateway: undefined,
  receipt_id: undefined,
  bank_reference: `PAY${courseId}`,
  amount,
  fee: 0,
  occurred_at: ctx.clock.now().getTime(),
  note: '',
})

const entries = {
  'a payout entered by hand': async (): Promise<Entry> => {
    const fields = payoutOf((await played()).courseId)
    return {
      act: 'movement',
      fields,
      vnd: 600_000,
      alone: () => recordBankMovement(ctx, one, movementOf(fields)),
    }
  },
  'the payouts made for the bank': async (): Promise<Entry> => {
    const { courseId } = await played()
    return {
      act: 'payouts',
      fields: { facility_ids: [courseId] },
      vnd: 3_600_000,
      alone: () => orderPayouts(ctx, one, [courseId]),
    }
  },
  'the bank account of a club': async (): Promise<Entry> => {
    const { courseId } = await played()
    const account = { bank_bin: '970415', account_number: '1122334455', holder: 'Công ty Sân golf Mẫu' }
    const fields = { facility_id: courseId, ...account }
    return { act: 'account', fields, vnd: 0, alone: () => setClubAccount(ctx, one, fields) }
  },
  'a corrected share of a club': async (): Promise<Entry> => {
    const { dispute } = await played()
    const fields = { id: dispute.id, club_amount: 3_000_000, answer: 'Đã kiểm tra' }
    return { act: 'dispute', fields, vnd: 600_000, alone: () => settleDispute(ctx, one, fields) }
  },
}

/** All that such an act leaves: transfers of the ledger, payouts, answers, and words of the audit log. */
async function traces(): Promise<number[]> {
  const counts = await ctx.q<{ n: number }>`
    select count(*) as n from ledger_transfers union all select count(*) from club_payout_orders
    union all select count(*) from bank_movements
    union all select count(*) from statement_disputes where settled_at is not null
    union all select count(*) from staff_acts where what not like 'approval.%'`
  return counts.map(({ n }) => n)
}

async function proposed({ act, fields }: Entry): Promise<number> {
  await proposeAct(ctx, one, { act, fields })
  return (await listApprovals(ctx.q, one.id)).at(-1)?.id ?? 0
}
const decide = (staff: Staff, id: number, decision: 'approve' | 'decline' = 'approve') =>
  outcome(decideApproval(ctx, { staff, lang: 'vi' }, { id, decision, reason: 'Sai số tiền' }))

describe.each(Object.keys(entries) as (keyof typeof entries)[])('%s', (name) => {
  test('is done by one person where none else is asked for', async () => {
    await setLimit(null)
    const { alone } = await entries[name]()
    const before = await traces()
    await alone()
    expect(await traces()).not.toEqual(before)
  })

  test('waits for a second person, and nothing of it is done before', async () => {
    const entry = await entries[name]()
    const before = await traces()
    expect(await outcome(entry.alone())).toBe('approval.needed')
    const approval = await proposed(entry)
    expect((await listApprovals(ctx.q, two.id)).at(-1)).toMatchObject({ act: entry.act, amount: entry.vnd })
    expect(await decide(one, approval)).toBe('approval.samePerson')
    expect(await traces()).toEqual(before)
    await decide(two, approval)
    const after = await traces()
    expect(after).not.toEqual(before)
    await decide(two, approval)
    expect(await decide(three, approval)).toBe('approval.decided')
    expect(await traces()).toEqual(after)
    expect((await checkLedger(ctx.q)).balanced).toBe(true)
  })

  test('approved by two at once it is done once', async () => {
    const approval = await proposed(await entries[name]())
    const outcomes = await Promise.all([decide(two, approval), decide(three, approval)])
    expect(outcomes.filter((outcome) => outcome === 'approval.decided')).toHaveLength(1)
    expect((await checkLedger(ctx.q)).balanced).toBe(true)
  })

  test('declined, nothing is done', async () => {
    const approval = await proposed(await entries[name]())
    const before = await traces()
    await decide(two, approval, 'decline')
    expect(await decide(three, approval)).toBe('approval.decided')
    expect(await traces()).toEqual(before)
  })
})

test('an entry that cannot be made is refused with its own reason, before a second person is asked', async () => {
  const { courseId } = await played()
  const tooMuch = recordBankMovement(ctx, one, movementOf(payoutOf(courseId, 9_000_000)))
  expect(await outcome(tooMuch)).toBe('ledger.moreThanOwed')
})

test('entered again, it books nothing and needs one person', async () => {
  await setLimit(null)
  const { courseId } = await played()
  await recordBankMovement(ctx, one, movementOf(payoutOf(courseId)))
  await setLimit('1000000')
  const before = await traces()
  await recordBankMovement(ctx, one, movementOf(payoutOf(courseId)))
  expect(await traces()).toEqual(before)
})

test('an answer that changes no amount needs one person', async () => {
  const { dispute } = await played()
  const answered = { id: dispute.id, club_amount: 3_600_000, answer: 'Đúng như bảng kê' }
  expect(await settleDispute(ctx, one, answered)).toEqual({ corrected: 0 })
})

test('payouts whose amount has grown since the proposal are not approved with it', async () => {
  const entry = await entries['the payouts made for the bank']()
  const approval = await proposed(entry)
  await ctx.q`update approvals set amount_vnd = amount_vnd - 1 where id = ${approval}`
  const before = await traces()
  expect(await decide(two, approval)).toBe('approval.decided')
  expect(await traces()).toEqual(before)
})

test('the account of a club stays what it was until a second person has approved the other, and then once', async () => {
  const entry = await entries['the bank account of a club']()
  const approval = await proposed(entry)
  const account = async () => {
    const [row] = await ctx.q<{ number: string }>`
      select account_number as number from club_bank_accounts where course_id = ${Number(entry.fields.facility_id)}`
    return row?.number
  }
  expect(await account()).toBe('0011002233445')
  await decide(two, approval)
  expect(await account()).toBe('1122334455')
  // the same again needs no other person, and changes nothing
  const before = await traces()
  await entry.alone()
  expect(await traces()).toEqual(before)
})
