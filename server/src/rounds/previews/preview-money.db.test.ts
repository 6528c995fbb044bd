import type { StaffRole } from '@teeviet/contract/rules/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'

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

type Fields = Record<string, unknown>
/** An account of this role; limited to the named courses. */
const as = async (role: StaffRole, courses: number[] = []) =>
  app.browserOf(await addStaff(ctx.q, [role], courses))

/** A booking of two for 4.000.000đ that was made with a deposit of 1.000.000đ, and the plan that replaces it. */
async function withDeposit() {
  const at = '2026-11-24T06:30:00+07:00'
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at, price: 2_000_000 })
  const { phone } = await addMember(ctx.q)
  const restBy = Date.parse('2026-11-22T00:00:00+07:00')
  const plan = { deposit: 1_000_000, rest_by: restBy }
  const { id } = await makeAsStaff(
    ctx,
    await addStaff(ctx.q, ['sales']),
    typedBooking({ courseId, at }, { phone, ...plan }),
  )
  const fields: Fields = {
    deposit: 1_500_000,
    rest_by: Date.parse('2026-11-23T00:00:00+07:00'),
    reason: 'Khách xin thêm thời gian',
    seen_deposit: plan.deposit,
    seen_rest_by: restBy,
  }
  return { id, courseId, fields, call: 'change-deposit', step: 'deposit' }
}

/** An order of two for 4.000.000đ, and so much of it that the counter takes. */
async function atCounter(amount = 4_000_000) {
  const { id, courseId } = await bookingIn(ctx, 'placed')
  const fields: Fields = { method: 'counter_card', expected_amount: 4_000_000, amount, seen_arrived: 0 }
  return { id, courseId, fields, call: 'take-payment', step: 'pay' }
}

type Act = { id: number; fields: Fields; step: string; call: string }
type Caller = Awaited<ReturnType<typeof as>>
const preview = (by: Caller, { id, step, fields }: Act) =>
  by.post(`/api/staff/bookings/${id}/preview-messages`, { step, ...fields })
const take = (by: Caller, { id, call, fields }: Act) => by.post(`/api/staff/bookings/${id}/${call}`, fields)
const textsOf = (answer: { data: unknown }) => Object(answer.data).messages.map(({ text }: Fields) => text)
const sentOf = async (id: number) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

/** Everything that either act writes. */
const stored = (id: number) =>
  Promise.all([
    ctx.q`select * from bookings where id = ${id}`,
    ctx.q`select * from booking_events where booking_id = ${id} order by id`,
    ctx.q`select * from bill_services where bill_id = ${id} order by id`,
    ctx.q`select * from payments where bill_id = ${id} order by id`,
    ctx.q`select * from counter_numbers order by course_id`,
    ctx.q`select * from ledger_entries order by id`,
    ctx.q`select * from messages order by id`,
    ctx.q`select * from staff_acts order by id`,
    ctx.q`select id from test_jobs order by id`,
  ])

describe('the preview is the SMS that leaves afterwards, and changes nothing', () => {
  test.each<[string, () => Promise<Act>, RegExp]>([
    ['of a changed deposit', withDeposit, /1\.500\.000đ.*23\/11/],
    ['of all the money taken at the counter', atCounter, /4\.000\.000đ/],
    ['of a part of it', () => atCounter(1_500_000), /2\.500\.000đ/],
  ])('%s', async (_name, prepare, words) => {
    const act = await prepare()
    const sales = await as('sales')
    const [before, sentBefore] = [await stored(act.id), await sentOf(act.id)]
    const texts = textsOf(await preview(sales, act))
    expect(texts).toEqual([expect.stringMatching(words)])
    expect(await stored(act.id)).toEqual(before)
    expect(await take(sales, act)).toMatchObject({ error_code: 0 })
    expect((await sentOf(act.id)).slice(sentBefore.length)).toEqual(texts)
  })

  test('a preview uses up no receipt number of the counter', async () => {
    const act = await atCounter()
    const sales = await as('sales')
    await preview(sales, act)
    await preview(sales, act)
    const { data } = await take(sales, act)
    expect(Object(data).payments).toMatchObject([{ receipt_number: 1 }])
  })

  test('an act that was taken already sends nothing again', async () => {
    for (const act of [await withDeposit(), await atCounter()]) {
      const sales = await as('sales')
      await take(sales, act)
      expect(textsOf(await preview(sales, act))).toEqual([])
    }
  })
})

describe('a preview is answered as its act would be', () => {
  test.each<[string, () => Promise<Act>, Fields]>([
    ['a deposit without a reason', withDeposit, { reason: '' }],
    ['a deposit that a colleague changed', withDeposit, { seen_deposit: 900_000 }],
    ['a deposit of all the money', withDeposit, { deposit: 4_000_000 }],
    ['more money than is due', atCounter, { amount: 4_000_001 }],
    ['money for another price', atCounter, { expected_amount: 3_000_000 }],
  ])('with the refusal of %s', async (_name, prepare, wrong) => {
    const act = await prepare()
    const refused = { ...act, fields: { ...act.fields, ...wrong } }
    const sales = await as('sales')
    const answer = await preview(sales, refused)
    expect(answer.error_code).toBeGreaterThan(0)
    const { error_code, error_msg } = await take(sales, refused)
    expect(answer).toMatchObject({ error_code, error_msg })
  })

  test('without the fields of its act it is refused', async () => {
    const sales = await as('sales')
    for (const act of [await withDeposit(), await atCounter()])
      expect((await preview(sales, { ...act, fields: { reason: 'x' } })).error_code).toBeGreaterThan(0)
  })

  test('only to an account that may take it', async () => {
    for (const act of [await withDeposit(), await atCounter()]) {
      const staff = await as('staff')
      expect((await take(staff, act)).error_code).toBe(403)
      expect((await preview(staff, act)).error_code).toBe(403)
    }
  })

  test('to an account limited to courses at its own, and never of an act that it may not take', async () => {
    const paid = await atCounter()
    expect((await preview(await as('sales', [paid.courseId]), paid)).error_code).toBe(0)
    const elsewhere = await as('sales', [await addCourse(ctx.q)])
    expect((await preview(elsewhere, paid)).error_code).toBe((await take(elsewhere, paid)).error_code)
    expect((await preview(elsewhere, paid)).error_code).not.toBe(0)
    const plan = await withDeposit()
    const limited = await as('sales', [plan.courseId])
    expect((await take(limited, plan)).error_code).toBe(403)
    expect((await preview(limited, plan)).error_code).toBe(403)
  })
})
