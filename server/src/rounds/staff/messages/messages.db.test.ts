import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#platform/notifications/send/send-message'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'

let ctx: TestContext
let app: BookingApp
let me: Browser
let colleague: Browser
let bookingId: number

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  me = app.browserOf(await addStaff(ctx.q, ['staff']))
  colleague = app.browserOf(await addStaff(ctx.q, ['sales']))
  bookingId = (await bookingIn(ctx, 'placed')).id
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

type Message = { id: number; to: string; state: string; text: string | null; by: string; failure: string }
const at = (id: number) => `/api/staff/bookings/${id}/messages`
async function list(id = bookingId): Promise<Message[]> {
  const { data } = await me.get(at(id))
  if (!Array.isArray(data)) throw new Error('no list')
  return data
}
const write = async (by: Browser, fields: object, id = bookingId) => {
  const [latest] = await list(id)
  return by.post(at(id), { after_id: latest?.id, ...fields })
}

test('lists what was sent about the booking, as it was sent, and never a link of its own receiver', async () => {
  const [payNow] = await list()
  expect(payNow).toMatchObject({ to: 'golfer', state: 'queued', by: '' })
  expect(payNow?.text).toContain('TeeViet: ')
  await ctx.q`
    insert into messages (phone, text, kind, booking_id, created_at)
    values ('0900000001', 'https://teeviet.test/c/secret', 'club', ${bookingId}, ${ctx.clock.now()})`
  const [asked] = await list()
  expect(asked).toMatchObject({ to: 'club', text: null, state: 'queued' })
})

test('staff write in words or by a template; both are previewed as they are sent', async () => {
  for (const fields of [{ words: 'Mang theo áo mưa nhé' }, { template: 'arrive_early' }]) {
    const preview = await me.post(`/api/staff/bookings/${bookingId}/preview-message`, fields)
    const before = await list()
    const { data, error_code } = await write(me, fields)
    expect(error_code).toBe(0)
    const [sent] = Array.isArray(data) ? data : []
    expect(Object(preview.data).messages).toEqual([{ text: sent.text, language: 'vi' }])
    expect(sent).toMatchObject({ to: 'golfer', by: 'Trần Bình', state: 'queued' })
    expect(await list()).toHaveLength(before.length + 1)
  }
  expect((await list())[1]?.text).toContain('“Mang theo áo mưa nhé”')
  const acts = await ctx.q`
    select what, detail from staff_acts where subject = ${`booking:${bookingId}`} and what = 'booking.messaged' order by id`
  expect(acts).toEqual([
    { what: 'booking.messaged', detail: 'Mang theo áo mưa nhé' },
    { what: 'booking.messaged', detail: 'arrive_early' },
  ])
})

test('a repeat that has not read the first message sends no second one, and a colleague’s other words are refused', async () => {
  const [latest] = await list()
  const fields = { words: 'Vui lòng đến sớm', after_id: latest?.id }
  await Promise.all([me.post(at(bookingId), fields), me.post(at(bookingId), fields)])
  expect((await list()).filter(({ id }) => id > (latest?.id ?? 0))).toHaveLength(1)
  const other = await colleague.post(at(bookingId), { words: 'Đừng đến', after_id: latest?.id })
  expect(other.error_code).toBe(409)
  expect((await write(colleague, { words: 'Vui lòng đến sớm' })).error_code).toBe(0)
})

test('refuses nothing to say, too much to say, and a golfer without a phone', async () => {
  expect((await write(me, { words: '  ' })).error_code).toBe(1932)
  expect((await write(me, { words: 'x'.repeat(121) })).error_code).toBe(1933)
  const { id, member } = await bookingIn(ctx, 'requested')
  await ctx.q`update members set phone = null, deleted_at = ${ctx.clock.now()} where id = ${member.id}`
  expect((await write(me, { words: 'Xin chào' }, id)).error_code).toBe(1934)
})

test('a message is shown as sent once the network has taken it, and as failed with the reason', async () => {
  await write(me, { words: 'Hẹn gặp bạn' })
  const [queued] = await list()
  await sendMessage(ctx, { messageId: queued?.id ?? 0 })
  expect((await list())[0]).toMatchObject({ id: queued?.id, state: 'sent' })
  await write(me, { words: 'Quá muộn' })
  const [late] = await list()
  await ctx.q`update messages set expires_at = ${ctx.clock.now()} where id = ${late?.id ?? 0}`
  await sendMessage(ctx, { messageId: late?.id ?? 0 })
  expect((await list())[0]).toMatchObject({ id: late?.id, state: 'failed', failure: 'expired' })
})

test('lists what was written to a golfer about all their bookings, page by page, and nothing to clubs or others', async () => {
  const { id, member, courseId } = await bookingIn(ctx, 'placed')
  const other = await bookingIn(ctx, 'placed')
  await ctx.q`update bookings set member_id = ${member.id} where id = ${other.id}`
  const stranger = await bookingIn(ctx, 'placed')
  await write(me, { words: 'Của người khác' }, stranger.id)
  await write(me, { words: 'Nhớ mang mũ' }, id)
  await write(me, { words: 'Nhớ mang giày' }, other.id)
  await ctx.q`insert into course_contacts (course_id, position, channel, address)
    values (${courseId}, 5, 'sms', '0900000009')`
  await ctx.q`
    insert into messages (phone, text, kind, booking_id, created_at, to_duty) values
      ('0900000001', 'https://teeviet.test/c/secret', 'club', ${id}, ${ctx.clock.now()}, false),
      ('0900000009', 'Đã hủy', 'booking', ${id}, ${ctx.clock.now()}, false),
      ('0900000002', 'Trực', 'booking', ${id}, ${ctx.clock.now()}, true)`
  const page = async (fields: Record<string, unknown>) => {
    const { data } = await me.get(`/api/staff/members/${member.id}/messages`, fields)
    if (!Array.isArray(data)) throw new Error('no list')
    return data
  }
  const all = await page({ limit: 100 })
  expect(all.map(({ to, booking_id }) => [to, booking_id])).toEqual([
    ['golfer', other.id],
    ['golfer', id],
    ['golfer', other.id],
    ['golfer', id],
  ])
  expect(all[0].text).toContain('Nhớ mang giày')
  expect(all[0].general_bill_code).toMatch(/^TV/)
  expect(await page({ limit: 100, after_id: all[1].id })).toEqual(all.slice(2))
})
