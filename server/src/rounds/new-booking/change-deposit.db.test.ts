import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { openBooking } from '#rounds/staff/open-booking'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { changeDeposit } from './change-deposit.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-10T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
const restBy = Date.parse('2026-11-21T00:00:00+07:00')
const later = Date.parse('2026-11-23T00:00:00+07:00')
const windowEnd = new Date('2026-11-10T08:30:00+07:00')

/** A booking of two for 4.000.000đ with a deposit of 1.000.000đ. */
async function withDeposit(on: TestContext, more: Record<string, unknown> = {}) {
  const staff = await addStaff(on.q, ['admin'])
  const courseId = await addCourse(on.q)
  await addTeeTime(on.q, { courseId, at, price: 2_000_000 })
  const member = await addMember(on.q)
  const plan = { deposit: 1_000_000, rest_by: restBy, ...more }
  const { id } = await makeAsStaff(
    on,
    staff,
    typedBooking({ courseId, at }, { phone: member.phone, ...plan }),
  )
  const change = (
    fields: { deposit?: number; rest_by?: number; reason?: string; seen_deposit?: number } = {},
  ) =>
    outcome(
      changeDeposit(
        on,
        { staff, lang: 'vi' },
        {
          id,
          deposit: 1_500_000,
          rest_by: later,
          reason: 'Khách xin thêm thời gian',
          seen_deposit: 1_000_000,
          seen_rest_by: restBy,
          ...fields,
        },
      ),
    )
  const { transaction_id: code } = await startBankTransfer(on, member, id)
  const transfer = (amount: number) => bankReports(on, code, amount)
  const messages = () =>
    on.q<{
      text: string
    }>`select text from messages where booking_id = ${id} and text like '%cọc%' order by id`
  const row = async () =>
    (
      await on.q<{ deposit: number; payBy: Date }>`
      select deposit_vnd as deposit /* not null */, pay_by as "payBy" /* not null */ from bookings where id = ${id}`
    )[0]
  return { id, member, change, transfer, messages, row }
}

describe('a changed deposit', () => {
  test('is asked for by a new SMS, and its rest until the new day', async () => {
    const { id, change, messages, transfer, row } = await withDeposit(ctx)
    expect(await change()).toMatchObject({
      payment_deadline: windowEnd.getTime(),
      deposit: { amount: 1_500_000, left: 1_500_000, rest_by: later },
    })
    expect((await messages()).at(-1)?.text).toMatch(/1\.500\.000đ trước .*08:30.*phần còn lại trước .*23\/11/)
    await transfer(1_000_000)
    expect(await row()).toEqual({ deposit: 1_500_000, payBy: windowEnd })
    await transfer(500_000)
    expect(await row()).toEqual({ deposit: 1_500_000, payBy: new Date(later) })
    expect((await openBooking(ctx, id, 'vi')).notes).toMatchObject([
      { note: '1.000.000đ → 1.500.000đ: Khách xin thêm thời gian' },
    ])
    expect(await unsound(ctx)).toEqual([])
  })

  test('sent again changes nothing and sends no SMS', async () => {
    const { change, messages } = await withDeposit(ctx)
    await change()
    expect(await change()).toMatchObject({ deposit: { amount: 1_500_000 } })
    expect(await messages()).toHaveLength(2)
  })
})

test.each([
  ['without a reason', { reason: '' }, 'staff.reasonMissing'],
  ['to all of the bill', { deposit: 4_000_000 }, 'deposit.wrong'],
  ['to a rest after the tee time', { rest_by: Date.parse(at) + 1 }, 'deposit.wrong'],
  ['to a rest in the payment window', { rest_by: windowEnd.getTime() }, 'deposit.wrong'],
  ['that a colleague has changed', { seen_deposit: 900_000 }, 'staff.changedMeanwhile'],
])('a deposit is not changed %s', async (_, fields, refusal) => {
  const { change, row, messages } = await withDeposit(ctx)
  expect(await change(fields)).toBe(refusal)
  expect(await row()).toEqual({ deposit: 1_000_000, payBy: windowEnd })
  expect(await messages()).toHaveLength(1)
})

test.each([
  ['once a part of it has arrived', {}, 200_000, '08:10', 'deposit.arrived'],
  ['once it has arrived', {}, 1_000_000, '08:10', 'deposit.arrived'],
  ['once the bill is paid', {}, 4_000_000, '08:10', 'booking.wrongState'],
  ['after the payment window', {}, 0, '08:30', 'booking.wrongState'],
  [
    'of a bill that is paid in one',
    { deposit: undefined, rest_by: undefined },
    0,
    '08:10',
    'booking.wrongState',
  ],
])('a deposit is not changed %s', async (_, plan, arrived, clock, refusal) => {
  const { change, transfer } = await withDeposit(ctx, plan)
  if (arrived > 0) await transfer(arrived)
  ctx.clock.set(`2026-11-10T${clock}:00+07:00`)
  expect(await change()).toBe(refusal)
})

/** What makes a change of the deposit wait for a transfer that is being judged. */
const lock: Guard = { sql: /(deposit_vnd, rest_by from bookings where id = \$1) for update/, instead: '$1' }

/** The deposit arrives while staff raise it: the transfer is judged and not yet committed. */
async function raisedMeanwhile(on: TestContext, guards: readonly Guard[]) {
  on.clock.set('2026-11-10T08:00:00+07:00')
  const { change, transfer, row } = await withDeposit(on)
  const passed = switchOff(on.pool, guards)
  const gate = await closeGate(on.pool, 'bookings', { on: 'update', only: 'new.pay_by > old.pay_by' })
  const arrived = transfer(1_000_000)
  await gate.reached()
  const changed = change()
  await waitingForLocks(on.q, 2)
  await gate.open()
  await arrived
  const end = await changed
  expect(passed().every((count) => count > 0)).toBe(true)
  return { end, ...(await row()) }
}

describe('a deposit that arrives at the moment it is raised', () => {
  test('counts, and is not raised any more', async () => {
    const guarded = await createTestContext()
    const after = await raisedMeanwhile(guarded, [])
    expect(after).toEqual({ end: 'deposit.arrived', deposit: 1_000_000, payBy: new Date(restBy) })
    expect(await unsound(guarded)).toEqual([])
    await guarded.close()
  })

  test('is seen to be raised after all without the lock', async () => {
    const unlocked = await createTestContext()
    expect(await raisedMeanwhile(unlocked, [lock])).toMatchObject({ deposit: 1_500_000 })
    await unlocked.close()
  })
})
