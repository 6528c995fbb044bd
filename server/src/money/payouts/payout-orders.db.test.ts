import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { splitRounds } from '../close/split-rounds.ts'
import { setClubAccount } from './club-accounts.ts'
import { listPayouts } from './list-payouts.ts'
import { bookPayouts, orderPayouts, withdrawPayout } from './payout-orders.ts'
import { recordBankMovement } from './record-bank-movement.ts'

let ctx: TestContext
let admin: Staff
let courseId: number
let serial = 0

beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q, ['admin'])
})
afterAll(() => ctx.close())

/** A club with an account, owed 3.600.000đ of a played round of 4.000.000đ. */
beforeEach(async () => {
  courseId = await clubOwed()
  await setAccount()
})

async function clubOwed(of: number | null = null): Promise<number> {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id } = await paidBooking(ctx, { at: '2026-11-25T06:30:00+07:00' })
  const [booking] = await ctx.q<{ course_id: number }>`
    update bookings set state = 'played', course_id = coalesce(${of}, course_id) where id = ${id} returning course_id`
  ctx.clock.set('2026-11-26T02:30:00+07:00')
  await splitRounds(ctx)
  return booking?.course_id ?? 0
}

const setAccount = (account_number = '0011002233445', facility_id = courseId) =>
  setClubAccount(ctx, admin, {
    facility_id,
    account_number,
    bank_bin: '970436',
    holder: 'Công ty Sân golf Mẫu',
  })
const payout = async (course = courseId) =>
  (await listPayouts(ctx.q, 'vi')).find(({ facility_id }) => facility_id === course)
const order = async (...courses: number[]) => {
  await orderPayouts(ctx, admin, courses.length > 0 ? courses : [courseId])
  return (await payout())?.order?.id ?? 0
}
const book = (id: number, bank_reference = `PO${++serial}`) =>
  bookPayouts(ctx, admin, { occurred_at: ctx.clock.now().getTime(), paid: [{ id, bank_reference }] })
const paidOut = async () => {
  const [sum] = await ctx.q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd from bank_movements where course_id = ${courseId}`
  return sum?.vnd
}

describe('a payout', () => {
  it('asks for everything owed, to the account of the club with its holder as banks write it', async () => {
    expect(await payout()).toMatchObject({ open: 3_600_000, account: { is_new: 1 }, order: null })
    const id = await order()
    expect(await payout()).toMatchObject({
      open: 0,
      order: {
        amount: 3_600_000,
        bank: 'Vietcombank',
        account_number: '0011002233445',
        holder: 'CONG TY SAN GOLF MAU',
        memo: `TEEVIET TVP${id}`,
      },
    })
  })

  it('keeps its account when the club gets another one, which counts as new until it is paid to', async () => {
    await book(await order())
    expect(await payout()).toMatchObject({ account: { is_new: 0 } })
    await setAccount('9998887776')
    expect(await payout()).toMatchObject({ account: { account_number: '9998887776', is_new: 1 } })
    await setAccount()
    await clubOwed(courseId)
    const id = await order()
    await setAccount('9998887776')
    expect((await payout())?.order).toMatchObject({ id, account_number: '0011002233445' })
  })

  it('is made once, also by two at the same moment, and not for a club without an account', async () => {
    const other = await clubOwed()
    await Promise.all([order(courseId, other), order(courseId, other)])
    expect((await payout(other))?.order).toBeNull()
    const [count] =
      await ctx.q`select count(*)::int as orders from club_payout_orders where course_id = ${courseId}`
    expect(count).toEqual({ orders: 1 })
  })

  it('is made twice by two at the same moment where nothing keeps it from that', async () => {
    await ctx.q`drop index club_payout_orders_waiting`
    const insert = () =>
      ctx.q`
        insert into club_payout_orders (course_id, amount_vnd, bank_bin, account_number, holder, ordered_by, ordered_at)
        values (${courseId}, 1, '970436', '0011002233445', 'A', ${admin.id}, ${ctx.clock.now()})`
    await Promise.all([insert(), insert()])
    const [count] =
      await ctx.q`select count(*)::int as orders from club_payout_orders where course_id = ${courseId}`
    expect(count).toEqual({ orders: 2 })
    await ctx.q`delete from club_payout_orders where course_id = ${courseId}`
    await ctx.q`
      create unique index club_payout_orders_waiting on club_payout_orders (course_id)
      where movement_id is null and withdrawn_at is null`
  })

  it('that is withdrawn leaves the money owed and can be made again', async () => {
    const id = await order()
    await withdrawPayout(ctx, admin, id)
    await withdrawPayout(ctx, admin, id)
    expect(await payout()).toMatchObject({ open: 3_600_000, order: null })
    await expect(book(id)).rejects.toThrow('staff.changedMeanwhile')
    expect(await order()).not.toBe(id)
  })
})

describe('a payout that the bank has made', () => {
  it('is booked once for both who book it at once, and nothing is owed any more', async () => {
    const id = await order()
    await Promise.all([book(id, `ONE${id}`), book(id, `ONE${id}`)])
    expect(await paidOut()).toBe(3_600_000)
    expect(await payout()).toMatchObject({ open: 0, order: null })
    expect((await checkLedger(ctx.q)).balanced).toBe(true)
    await expect(book(id, 'ANOTHER')).rejects.toThrow('staff.changedMeanwhile')
    await expect(withdrawPayout(ctx, admin, id)).rejects.toThrow('staff.changedMeanwhile')
  })

  it('is refused with all others of its call when the club is owed less by now', async () => {
    const other = await clubOwed()
    await setAccount('1112223334', other)
    await order(courseId, other)
    const [first, second] = [(await payout())?.order?.id ?? 0, (await payout(other))?.order?.id ?? 0]
    await recordBankMovement(ctx, admin, {
      kind: 'club_payout',
      courseId: other,
      amountVnd: 1_000_000,
      feeVnd: 0,
      note: '',
      bankReference: `BY-HAND${other}`,
      occurredAt: ctx.clock.now(),
    })
    const paid = [
      { id: first, bank_reference: `A${first}` },
      { id: second, bank_reference: `A${second}` },
    ]
    const both = bookPayouts(ctx, admin, { occurred_at: ctx.clock.now().getTime(), paid })
    await expect(both).rejects.toThrow('ledger.moreThanOwed')
    expect(await paidOut()).toBe(0)
  })

  it('is refused under a reference that is booked for something else', async () => {
    const id = await order()
    const other = await clubOwed()
    await setAccount('1112223334', other)
    await order(other)
    await book((await payout(other))?.order?.id ?? 0, `TAKEN${id}`)
    await expect(book(id, `TAKEN${id}`)).rejects.toThrow('request.invalid')
    expect((await payout())?.order?.id).toBe(id)
  })
})
