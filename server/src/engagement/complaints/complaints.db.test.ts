import { calls } from '@teeviet/contract/calls'
import { undoneWithinMs } from '@teeviet/contract/rules/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'

let ctx: TestContext
let app: StaffApp
let staffMember: { token: string }
let golfer: Member
let billId: number
const dayMs = 24 * 3_600_000
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  const now = ctx.clock.now()
  const booking = await addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
  staffMember = await app.newStaff('staff')
  golfer = booking.member
  billId = booking.billId
  app.signInAs(golfer)
})

const send = calls['POST /api/for_wap/send_complaint']
const step = calls['POST /api/staff/complaints/:id/step']
const typed = (content = 'Caddie không đến') => ({
  id_general_bill_detail: billId,
  topic: 'club' as const,
  content,
})
const own = () => app.ask(calls['GET /api/for_wap/list_complaints'], { id_general_bill_detail: billId })
const messages = async () =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${billId} order by id`).map(
    ({ text }) => text,
  )

async function sent() {
  app.signInAs(golfer)
  const { code } = await app.ask(send, typed())
  app.as(staffMember)
  const [complaint] = await app.ask(calls['GET /api/staff/complaints'], { q: code })
  return complaint?.id ?? 0
}

describe('a golfer’s complaint', () => {
  test('has a number, a day to be looked into, and an SMS with both', async () => {
    const complaint = await app.ask(send, typed())
    expect(complaint).toMatchObject({
      code: expect.stringMatching(/^KN[0-9A-Z]{6}$/),
      step: 'received',
      due_at: ctx.clock.now().getTime() + dayMs,
      answers: [],
    })
    expect(await own()).toEqual([complaint])
    expect(await messages()).toEqual([expect.stringContaining(complaint.code)])
  })

  test('is answered step by step, and the golfer reads the answer and never the staff’s note', async () => {
    const id = await sent()
    const move = { id, from: 'received' as const, to: 'verified' as const, note: 'Đã gọi sân' }
    const verified = await app.ask(step, move)
    expect(verified.due_at).toBe(ctx.clock.now().getTime() + dayMs)
    const answer = 'TeeViet hoàn phí caddie.'
    await app.ask(step, { id, from: 'verified', to: 'resolved', answer })
    app.signInAs(golfer)
    const [complaint] = await own()
    expect(complaint).toMatchObject({
      step: 'resolved',
      due_at: null,
      answers: [{ step: 'resolved', text: answer }],
    })
    expect(JSON.stringify(complaint)).not.toContain('Đã gọi sân')
    expect(await messages()).toHaveLength(3)
  })

  test('is one at a time for a bill, also of two at once; a new one may follow when it is closed', async () => {
    const both = await Promise.all([1, 2].map(() => app.browser.post(send.path, typed())))
    expect(both.map(({ error_code }) => error_code).sort()).toEqual([0, 1862])
    app.as(staffMember)
    const [open] = await app.ask(calls['GET /api/staff/complaints'], { q: golfer.phone })
    await app.ask(step, { id: open?.id ?? 0, from: 'received', to: 'closed', answer: 'Khách đã rút.' })
    app.signInAs(golfer)
    await app.ask(send, typed('Chuyện khác'))
    expect((await own()).map((one) => one.step)).toEqual(['received', 'closed'])
  })

  test('is about a bill of one’s own, and is not empty', async () => {
    expect((await app.refused(send, typed('  '))).error_code).toBe(1861)
    app.signInAs(await addMember(ctx.q))
    expect((await app.refused(send, typed())).error_code).toBe(404)
    expect(
      (await app.refused(calls['GET /api/for_wap/list_complaints'], { id_general_bill_detail: billId }))
        .error_code,
    ).toBe(404)
  })
})

describe('staff', () => {
  test('records a hotline complaint against the bill of the code', async () => {
    const [bill] = await ctx.q<{ code: string }>`select code from bills where id = ${billId}`
    app.as(staffMember)
    const record = calls['POST /api/staff/complaints']
    const reported = { topic: 'payment' as const, channel: 'hotline' as const, content: 'Trừ tiền hai lần' }
    expect((await app.refused(record, { ...reported, bill_code: 'PT000000' })).error_code).toBe(1865)
    const complaint = await app.ask(record, { ...reported, bill_code: ` ${bill?.code.toLowerCase()} ` })
    expect(complaint).toMatchObject({ channel: 'hotline', golfer: { phone: golfer.phone } })
    app.signInAs(golfer)
    expect(await own()).toHaveLength(1)
  })

  test('has the ones that are due first, marked when a deadline has passed', async () => {
    await ctx.q.text('truncate complaints cascade')
    const id = await sent()
    const list = () => app.ask(calls['GET /api/staff/complaints'], {})
    const waiting = async () => {
      const figures = await app.ask(calls['GET /api/staff/queue'], {})
      return [figures.waiting_complaints, figures.overdue_complaints]
    }
    ctx.clock.advance(24 * 3600 - 1)
    await app.newStaff('staff')
    expect(await waiting()).toEqual([1, 0])
    expect((await list()).map((one) => [one.id, one.is_overdue])).toEqual([[id, 0]])
    ctx.clock.advance(1)
    expect((await list()).map((one) => [one.id, one.is_overdue])).toEqual([[id, 1]])
    expect(await waiting()).toEqual([1, 1])
  })

  describe('takes back the last step', () => {
    const undo = calls['POST /api/staff/complaints/:id/undo-step']
    const texts = async () => (await messages()).length

    test('while its golfer has not been notified: nothing of it is left, and its message is not sent', async () => {
      const id = await sent()
      const before = await app.ask(step, { id, from: 'received', to: 'verified' })
      const sending = await texts()
      await app.ask(step, { id, from: 'verified', to: 'closed', answer: 'Nhầm', note: 'x' })
      expect(await texts()).toBe(sending + 1)
      ctx.clock.advance(undoneWithinMs / 1000)
      const [job] = await ctx.q<{ at: Date }>`
        select at /* not null */ from test_jobs where name = 'send-message' order by id desc limit 1`
      expect(job?.at.getTime()).toBeGreaterThan(ctx.clock.now().getTime())
      expect(await app.ask(undo, { id, step: 'closed' })).toEqual({ ...before, now: expect.any(Number) })
      expect(await texts()).toBe(sending)
      expect(await ctx.q`select detail from staff_acts where what = 'booking.complaint_undone'`).toHaveLength(
        1,
      )
      expect((await app.refused(undo, { id, step: 'closed' })).error_code).toBe(409)
      app.signInAs(golfer)
      expect(await own()).toMatchObject([{ step: 'verified', answers: [] }])
      app.as(staffMember)
      await app.ask(step, { id, from: 'verified', to: 'closed', answer: 'Khách đã rút.' })
    })

    test('not once it is too late: the step and its message stay', async () => {
      const id = await sent()
      await app.ask(step, { id, from: 'received', to: 'verified' })
      ctx.clock.advance(undoneWithinMs / 1000 + 1)
      expect((await app.refused(undo, { id, step: 'verified' })).error_code).toBe(1959)
      expect(await texts()).toBe(2)
      expect((await app.ask(calls['GET /api/staff/complaints'], { q: golfer.phone }))[0]?.step).toBe(
        'verified',
      )
    })

    test('not one whose message was sent already', async () => {
      const id = await sent()
      await app.ask(step, { id, from: 'received', to: 'verified' })
      await ctx.q`update messages set sent_at = ${ctx.clock.now()} where booking_id = ${billId}`
      expect((await app.refused(undo, { id, step: 'verified' })).error_code).toBe(1959)
    })

    test('not the first one, which is the golfer’s, nor one that a colleague followed', async () => {
      const id = await sent()
      expect((await app.refused(undo, { id, step: 'received' })).error_code).toBe(409)
      await app.ask(step, { id, from: 'received', to: 'verified' })
      await app.ask(step, { id, from: 'verified', to: 'closed', answer: 'Xong' })
      expect((await app.refused(undo, { id, step: 'verified' })).error_code).toBe(409)
    })

    test('not the end of a complaint once the golfer has sent the next one', async () => {
      const id = await sent()
      await app.ask(step, { id, from: 'received', to: 'closed', answer: 'Xong' })
      app.signInAs(golfer)
      await app.ask(send, typed('Chuyện khác'))
      app.as(staffMember)
      expect((await app.refused(undo, { id, step: 'closed' })).error_code).toBe(1862)
      expect(await texts()).toBe(3)
    })
  })

  test('lets one of two colleagues take a step', async () => {
    const id = await sent()
    const path = `/api/staff/complaints/${id}/step`
    const both = await Promise.all(
      [1, 2].map(() => app.browser.post(path, { from: 'received', to: 'verified' })),
    )
    expect(both.map(({ error_code }) => error_code).sort()).toEqual([0, 409])
  })

  test('cannot leave a step out, end without a word, or negotiate without a day to come', async () => {
    const id = await sent()
    const refused = async (move: object) =>
      (await app.refused(step, { id, from: 'received', to: 'verified', ...move })).error_code
    expect(await refused({ to: 'resolved', answer: 'x' })).toBe(400)
    expect(await refused({ to: 'closed', answer: ' ' })).toBe(1863)
    await app.ask(step, { id, from: 'received', to: 'verified' })
    await app.ask(step, { id, from: 'verified', to: 'resolved', answer: 'Phương án' })
    const past = ctx.clock.now().getTime()
    expect(await refused({ from: 'resolved', to: 'negotiating', due_at: past })).toBe(1864)
    const due_at = past + 5 * dayMs
    expect((await app.ask(step, { id, from: 'resolved', to: 'negotiating', due_at })).due_at).toBe(due_at)
  })

  test('is worked by who holds the role, read by all staff', async () => {
    const id = await sent()
    await app.newStaff('sales')
    expect(await app.ask(calls['GET /api/staff/complaints'], { state: 'all', q: golfer.phone })).toHaveLength(
      1,
    )
    expect((await app.refused(step, { id, from: 'received', to: 'verified' })).error_code).toBe(403)
  })
})
