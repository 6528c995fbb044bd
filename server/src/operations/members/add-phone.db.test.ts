import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openComplaint } from '#engagement/complaints/open-complaint'
import { readDocument } from '#money/documents/read'
import type { Member, Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { payBack } from '#rounds/counter/pay-back'
import { cancelForClub } from '#rounds/staff/endings/cancel-for-club'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { addPhone, previewAddedPhone } from './add-phone.ts'

let ctx: TestContext
let app: BookingApp
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  staff = await addStaff(ctx.q)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-24T06:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
let numbers = 0
const newPhone = () => {
  numbers += 1
  return `09870000${String(numbers).padStart(2, '0')}`
}

/** A walk-in of two at a course of their own, booked by name alone and paid in cash. */
async function walkIn(fields: Parameters<typeof typedBooking>[1] = {}) {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  const fromCounter = { phone: '', fullname: 'Đỗ Vãng Lai', counter_method: 'counter_cash', check_in: 1 }
  return makeAsStaff(ctx, staff, typedBooking({ courseId, at }, { ...fromCounter, ...fields }))
}
const add = (id: number, phone: string, by = staff) => addPhone(ctx, { staff: by, lang: 'vi' }, { id, phone })
const ownerOf = async (id: number) =>
  (
    await ctx.q<{ id: number; phone: string | null; fullname: string }>`
      select m.id, m.phone, m.fullname from bookings b join members m on m.id = b.member_id where b.id = ${id}`
  )[0]
const messagesOf = (id: number) =>
  ctx.q<{ phone: string; text: string }>`
    select phone, text from messages where booking_id = ${id} and kind = 'booking' order by id`

const withPhone = () => addMember(ctx.q, 'Trần Có Máy')
/** The members of the rows that a bill has elsewhere. */
const membersOfBill = async (id: number) =>
  (
    await ctx.q<{ id: number | null }>`
      select member_id as id from payments where bill_id = ${id}
      union select member_id from refunds where bill_id = ${id}
      union select member_id from documents where bill_id = ${id}
      union select member_id from complaints where bill_id = ${id}`
  ).map((row) => row.id)
async function historyOf(member: Member) {
  const { data } = await app.browserOf(member).post('/api/wap/for_wap/get_history_booking_merge', {})
  return [data].flat().map((one) => Number(Object(one).id_general_bill))
}

describe('a phone added to a walk-in', () => {
  test('that has no account makes one in the name of the walk-in, who gets one SMS', async () => {
    const made = await walkIn()
    const before = await ownerOf(made.id)
    const phone = newPhone()
    const opened = await add(made.id, ` ${phone.slice(0, 4)} ${phone.slice(4)}`)
    expect(opened).toMatchObject({ state: 'paid', booker: { fullname: 'Đỗ Vãng Lai', phone } })
    expect(opened.players[0]).toMatchObject({ name: 'Đỗ Vãng Lai', attendance: 'checked_in' })
    const [message, ...others] = await messagesOf(made.id)
    expect(message).toMatchObject({ phone, text: expect.stringContaining(made.general_bill_code) })
    expect(others).toEqual([])
    const closed = await ctx.q`select fullname, deleted_at from members where id = ${before?.id ?? 0}`
    expect(closed).toEqual([{ fullname: '', deleted_at: ctx.clock.now() }])
    const acts = await ctx.q`select what, detail from staff_acts
      where subject = ${`booking:${made.id}`} and what = 'booking.phone_added'`
    expect(acts).toEqual([{ what: 'booking.phone_added', detail: `vID ${opened.booker.vga}` }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('of an account gives the booking with its money to that golfer, who sees it and reads the receipt', async () => {
    const golfer = await withPhone()
    const made = await walkIn()
    await inTransaction(ctx.pool, (q) =>
      openComplaint(ctx, q, {
        billId: made.id,
        topic: 'club',
        channel: 'hotline',
        content: 'Chờ lâu',
        staff,
      }),
    )
    expect(await historyOf(golfer)).not.toContain(made.id)
    const opened = await add(made.id, golfer.phone)
    expect(opened.booker).toMatchObject({ vga: golfer.vga, fullname: 'Trần Có Máy' })
    expect(await historyOf(golfer)).toContain(made.id)
    expect(await membersOfBill(made.id)).toEqual([golfer.id])
    const [receipt] = opened.documents
    const read = await readDocument(ctx, golfer, { id: receipt?.id ?? 0, lang: 'vi' })
    expect(read.number).toBe(receipt?.number)
    const players = await ctx.q`
      select member_id as id from booking_players where booking_id = ${made.id} and member_id is not null`
    expect(players).toEqual([{ id: golfer.id }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('leaves what the receipt says as it was issued', async () => {
    const golfer = await withPhone()
    const made = await walkIn()
    const says = () =>
      ctx.q`select facts, payer_name, number, total_vnd from documents where bill_id = ${made.id}`
    const before = await says()
    await add(made.id, golfer.phone)
    expect(await says()).toEqual(before)
    await expect(
      ctx.q`update documents set member_id = ${(await withPhone()).id} where bill_id = ${made.id}`,
    ).rejects.toThrow('documents never change')
  })

  test('lets what goes back be paid at the counter, with an SMS now', async () => {
    const golfer = await withPhone()
    const made = await walkIn({ check_in: 0 })
    await add(made.id, golfer.phone)
    await cancelForClub(ctx, { staff, lang: 'vi' }, { id: made.id, reason: '', reason_code: 'weather' })
    const [refund] = await ctx.q<{ id: number; memberId: number }>`
      select id, member_id as "memberId" from refunds where bill_id = ${made.id}`
    expect(refund?.memberId).toBe(golfer.id)
    await payBack(ctx, { staff, lang: 'vi' }, { id: made.id, refund_id: refund?.id ?? 0 })
    expect((await messagesOf(made.id)).length).toBeGreaterThan(1)
    expect(await membersOfBill(made.id)).toEqual([golfer.id])
    expect(await unsound(ctx)).toEqual([])
  })

  test('also moves a refund that waits at the counter', async () => {
    const golfer = await withPhone()
    const made = await walkIn({ check_in: 0 })
    await cancelForClub(ctx, { staff, lang: 'vi' }, { id: made.id, reason: '', reason_code: 'weather' })
    const opened = await add(made.id, golfer.phone)
    expect(opened.refunds).toMatchObject([{ is_due_at_counter: true }])
    expect(await membersOfBill(made.id)).toEqual([golfer.id])
    expect(await unsound(ctx)).toEqual([])
  })

  test('is added once by a repeat', async () => {
    const made = await walkIn()
    const phone = newPhone()
    await add(made.id, phone)
    await add(made.id, phone)
    expect(await messagesOf(made.id)).toHaveLength(1)
    const acts = await ctx.q`select 1 from staff_acts where what = 'booking.phone_added'
      and subject = ${`booking:${made.id}`}`
    expect(acts).toHaveLength(1)
  })

  test('is shown first with the golfer and the SMS, and nothing is stored', async () => {
    const golfer = await withPhone()
    const made = await walkIn()
    const before = await ownerOf(made.id)
    const known = await previewAddedPhone(ctx, staff, { id: made.id, phone: golfer.phone })
    expect(known.golfer).toMatchObject({ vga: golfer.vga, fullname: 'Trần Có Máy' })
    const fresh = await previewAddedPhone(ctx, staff, { id: made.id, phone: newPhone() })
    expect(fresh.golfer).toBeNull()
    expect(await ownerOf(made.id)).toEqual(before)
    await add(made.id, golfer.phone)
    expect(await messagesOf(made.id)).toMatchObject(known.messages.map(({ text }) => ({ text })))
    expect(known.messages).toHaveLength(1)
  })

  test('may be a second phone that an account is confirmed to have', async () => {
    const golfer = await withPhone()
    const second = newPhone()
    await ctx.q`update members set phone = null where id = ${golfer.id}`
    await ctx.q`
      insert into member_linked_phones (phone, member_id, linked_by, linked_at, confirmed_at)
      values (${second}, ${golfer.id}, ${golfer.id}, now(), now())`
    const made = await walkIn()
    expect((await previewAddedPhone(ctx, staff, { id: made.id, phone: second })).messages).toHaveLength(1)
    await add(made.id, second)
    expect(await ownerOf(made.id)).toMatchObject({ id: golfer.id })
    expect(await messagesOf(made.id)).toMatchObject([{ phone: second }])
    expect(await outcome(add(made.id, newPhone()))).toBe('booking.hasPhone')
  })
})

describe('a phone is refused', () => {
  test.each([
    ['that is no mobile number', '12', 'phone.format'],
    ['that is empty', ' ', 'phone.empty'],
  ])('%s', async (_, phone, refusal) => {
    const { id } = await walkIn()
    expect(await outcome(add(id, phone))).toBe(refusal)
  })

  test('for a booking that has one', async () => {
    const { id } = await walkIn({ phone: newPhone() })
    const owner = await ownerOf(id)
    expect(await outcome(add(id, newPhone()))).toBe('booking.hasPhone')
    expect(await ownerOf(id)).toEqual(owner)
  })

  test('for a booking whose golfer has left', async () => {
    const { id } = await walkIn({ phone: newPhone() })
    await ctx.q`update members set phone = null, deleted_at = now() where id = ${(await ownerOf(id))?.id ?? 0}`
    expect(await outcome(add(id, newPhone()))).toBe('booking.hasPhone')
  })

  test('when its golfer plays in the booking', async () => {
    const golfer = await withPhone()
    const { id } = await walkIn()
    await ctx.q`
      update booking_players set member_id = ${golfer.id}, guest_name = null, is_unnamed = false
      where booking_id = ${id} and guest_name is not null`
    expect(await outcome(add(id, golfer.phone))).toBe('booking.golferPlays')
    expect(await messagesOf(id)).toEqual([])
  })

  test('when its account is locked', async () => {
    const golfer = await withPhone()
    const { id } = await walkIn()
    await ctx.q`update members set locked_at = now(), locked_reason = 'Thử' where id = ${golfer.id}`
    expect(await outcome(add(id, golfer.phone))).toBe('booking.accountLocked')
  })

  test('of an unknown booking', async () => {
    expect(await outcome(add(999_999_999, newPhone()))).toBe('booking.notFound')
  })
})
