import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingCode } from '#bookings/booking/codes'
import { recordAct } from '#identity/audit/acts'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { paidBooking } from '#testing/bookings/paid-booking'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'

let ctx: TestContext
let app: BookingApp
let admin: Browser
let adminId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  const account = await addStaff(ctx.q, ['admin'])
  adminId = account.id
  admin = app.browserOf(account)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Entry = { id: number; at: number; what: string; who: string; by: string; about: string; detail: string }
async function log(query: Record<string, unknown>): Promise<Entry[]> {
  const { data, error_code } = await admin.get('/api/staff/audit-log', query)
  expect(error_code).toBe(0)
  return data as Entry[]
}

/** An order that an administrator cancelled, with a note before. */
async function cancelled() {
  const { billId: id } = await addPlacedBooking(ctx.q, ctx.clock.now(), new Date('2026-11-20T08:30:00+07:00'))
  const [booking] = await ctx.q<{ code: string }>`select code from bookings where id = ${id}`
  await admin.post(`/api/staff/bookings/${id}/note`, { note: 'Khách gọi lại' })
  ctx.clock.advance(60)
  await admin.post(`/api/staff/bookings/${id}/cancel`, { reason: 'Khách bận' })
  return { id, code: booking?.code ?? '' }
}

test('one query says who cancelled a booking, when and why', async () => {
  const { code } = await cancelled()
  const [entry, ...others] = await log({ q: code.toLowerCase(), what: 'booking.cancelled' })
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    by: 'staff',
    what: 'booking.cancelled',
    booking: { general_bill_code: code },
  })
  expect(entry?.detail).toContain('Khách bận')
  const [account] = await ctx.q<{ name: string }>`select name from staff_accounts where id = ${adminId}`
  expect(entry?.who).toBe(account?.name)
  expect((await log({ q: code })).map(({ what }) => what)).toEqual(['booking.cancelled', 'booking.noted'])
})

test('a booking is found by the code that its bill had earlier', async () => {
  const { id } = await cancelled()
  await ctx.q`update bookings set code = ${bookingCode(id)} where id = ${id}`
  const earlier = bookingCode(id).replace('TV', 'PT')
  for (const typed of [earlier, earlier.toLowerCase()]) {
    const found = await log({ q: typed, what: 'booking.cancelled' })
    expect(found).toMatchObject([{ who: 'Trần Bình', booking: { id, general_bill_code: bookingCode(id) } }])
    expect(found[0]?.detail).toContain('Khách bận')
  }
})

test('a file attached to a booking is found by its code, with its name as long as it is there', async () => {
  const { id, code } = await cancelled()
  const file = { name: 'Xác nhận.pdf', data: Buffer.from('%PDF-1.7 letter').toString('base64') }
  const { data } = await admin.post(`/api/staff/bookings/${id}/attachments`, file)
  const [attached] = data as { id: number }[]
  const entries = async () =>
    (await log({ q: code })).flatMap(({ what, detail }) => (what.endsWith('tached') ? [[what, detail]] : []))
  expect(await entries()).toEqual([['booking.attached', 'Xác nhận.pdf']])
  await admin.post(`/api/staff/bookings/${id}/attachments/${attached?.id}/remove`, {})
  expect((await entries()).toSorted()).toEqual([
    ['booking.attached', String(attached?.id)],
    ['booking.detached', String(attached?.id)],
  ])
})

test('names whose account, which course and which package an act was about', async () => {
  const golfer = await addMember(ctx.q, 'Trần Hoa')
  const other = await addStaff(ctx.q)
  const courseId = await addCourse(ctx.q)
  const [course] = await ctx.q<{ title: string }>`select title from courses where id = ${courseId}`
  const [pack] = await ctx.q<{ id: number; name: string }>`
    select id, name ->> 'vi' as name from insurance_packages limit 1`
  const subjects = [
    `member:${golfer.id}`,
    `staff:${other.id}`,
    `course:${courseId}`,
    `package:${pack?.id}`,
    'settings',
  ]
  for (const subject of subjects)
    await recordAct(ctx, ctx.q, { id: other.id }, { what: 'test.about', subject })
  const about = (await log({ staff_id: other.id, what: 'test' })).map((entry) => entry.about).toReversed()
  const named = `Trần Hoa · vID ${golfer.vga}`
  expect(about).toEqual([named, 'Trần Bình', course?.title, pack?.name, ''])
})

test('a code that no booking has finds nothing', async () => {
  expect(await log({ q: 'TVNONE' })).toEqual([])
})

test('finds by words, by the golfer, by the code of a refund and by course', async () => {
  const [one, other] = [await cancelled(), await cancelled()]
  const [golfer] = await ctx.q<{ vga: number; phone: string; course_id: number }>`
    select m.vga, m.phone, b.course_id from bookings b join members m on m.id = b.member_id where b.id = ${one.id}`
  if (!golfer) throw new Error('no golfer')
  const codes = async (query: Record<string, unknown>) =>
    new Set((await log({ limit: 100, ...query })).map((entry) => Object(entry).booking?.general_bill_code))
  expect(await codes({ q: golfer.phone })).toEqual(new Set([one.code]))
  expect(await codes({ q: String(golfer.vga) })).toEqual(new Set([one.code]))
  expect(await codes({ facility_id: golfer.course_id })).toEqual(new Set([one.code]))
  for (const words of ['khách bận', 'KHACH BAN', 'ban kha'])
    expect([...(await codes({ q: words, what: 'booking.cancelled' }))]).toEqual(
      expect.arrayContaining([one.code, other.code]),
    )
  expect(await log({ q: 'khách vắng' })).toEqual([])
  await admin.post(`/api/staff/bookings/${one.id}/note`, { note: 'Mưa đá ở hố 7' })
  expect((await log({ q: 'mưa đá' })).map(({ detail }) => detail)).toEqual(['Mưa đá ở hố 7'])

  const paid = await paidBooking(ctx)
  await admin.post(`/api/staff/bookings/${paid.id}/cancel`, { reason: 'Sân ngập' })
  const [refund] = await ctx.q<{ code: string }>`select code from refunds where bill_id = ${paid.id}`
  const trail = await log({ q: refund?.code.toLowerCase() })
  expect(trail.length).toBeGreaterThan(0)
  for (const { what, detail } of trail)
    expect([what, detail]).toEqual([
      expect.stringMatching(/^refund\./),
      expect.stringContaining(refund?.code ?? '-'),
    ])
})

test('shows an account that is limited to courses only theirs', async () => {
  const [near, far] = [await cancelled(), await cancelled()]
  const courseOf = async (id: number) =>
    (await ctx.q<{ id: number }>`select course_id as id from bookings where id = ${id}`)[0]?.id ?? 0
  const limited = app.browserOf(await addStaff(ctx.q, ['admin'], [await courseOf(near.id)]))
  const found = async (query: Record<string, unknown>) => {
    const { data } = await limited.get('/api/staff/audit-log', query)
    return new Set((Array.isArray(data) ? data : []).map((entry) => Object(entry).booking?.general_bill_code))
  }
  expect(await found({})).toEqual(new Set([near.code]))
  expect(await found({ q: far.code })).toEqual(new Set())
  expect(await found({ facility_id: await courseOf(far.id) })).toEqual(new Set())
})

test('filters by person, act and day', async () => {
  const { code } = await cancelled()
  const other = await addStaff(ctx.q, ['admin'])
  expect(await log({ q: code, staff_id: other.id })).toEqual([])
  expect(await log({ q: code, staff_id: adminId })).toHaveLength(2)
  expect(await log({ q: code, what: 'member' })).toEqual([])
  expect(await log({ q: code, what: 'booking' })).toHaveLength(2)
  expect(await log({ q: code, from: '2026-11-21' })).toEqual([])
  expect(await log({ q: code, to: '2026-11-19' })).toEqual([])
  expect(await log({ q: code, from: '2026-11-20', to: '2026-11-20' })).toHaveLength(2)
})

test('its pages repeat and leave out nothing', async () => {
  for (let n = 0; n < 4; n += 1) await cancelled()
  const all = await log({ limit: 100 })
  const paged: Entry[] = []
  for (;;) {
    const last = paged.at(-1)
    const page = await log({ limit: 3, ...(last && { after_id: last.id, after_at: last.at }) })
    if (page.length === 0) break
    paged.push(...page)
  }
  expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a))
})

test('only administrators search it', async () => {
  const sales = app.browserOf(await addStaff(ctx.q, ['staff', 'sales']))
  expect(await sales.get('/api/staff/audit-log', {})).toMatchObject({ status: 403 })
})
