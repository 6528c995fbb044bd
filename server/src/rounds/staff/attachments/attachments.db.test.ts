import { largestAttachmentBytes, mostAttachments } from '@teeviet/contract/rules/bookings/attachments'
import { undoneWithinMs } from '@teeviet/contract/rules/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import type { Browser } from '#testing/processes/browser'
import { waitingForLocks } from '#testing/waiting-for-locks'
import {
  addAttachment,
  deleteRemovedAttachments,
  forgetAttachments,
  removeAttachment,
} from './change-attachments.ts'
import type { Attachments } from './list-attachments.ts'

let ctx: TestContext
let app: BookingApp
let staff: Staff
let me: Browser

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  staff = await addStaff(ctx.q, ['staff'])
  me = app.browserOf(staff)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

const png = Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1')
const pdf = Buffer.from('%PDF-1.7 letter')
const at = (id: number) => `/api/staff/bookings/${id}/attachments`
const attach = (id: number, name: string, bytes: Buffer, by = me) =>
  by.post(at(id), { name, data: bytes.toString('base64') })
async function listed(id: number): Promise<Attachments> {
  const { data } = await me.get(`/api/staff/bookings/${id}`)
  return Object(data).attachments
}
const actsOf = async (id: number) =>
  (
    await ctx.q<{ what: string }>`
      select what from staff_acts where subject = ${`booking:${id}`} and what like 'booking.%tached' order by id`
  ).map(({ what }) => what)

describe('a file attached to a booking', () => {
  test('is listed with its name, size, time and who attached it, and downloaded as what it is', async () => {
    const { id } = await bookingIn(ctx, 'paid')
    expect((await attach(id, 'Xác nhận (sân).pdf', pdf)).error_code).toBe(0)
    const [file] = await listed(id)
    expect(file).toEqual({
      id: expect.any(Number),
      name: 'Xác nhận (sân).pdf',
      type: 'application/pdf',
      size: pdf.length,
      at: ctx.clock.now().getTime(),
      by: 'Trần Bình',
    })
    const answer = await me.raw(`${at(id)}/${file?.id}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Xác nhận ')}%28s%C3%A2n%29.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(answer.rawPayload.equals(pdf)).toBe(true)
  })

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('is no %s, whatever its name says', async (_, bytes) => {
    const { id } = await bookingIn(ctx, 'requested')
    expect((await attach(id, 'slip.png', bytes)).error_code).toBe(1941)
    expect(await listed(id)).toEqual([])
  })

  test.each([
    ['image/png', png, 'slip.html', 'slip.html.png'],
    ['image/jpeg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'C:\\Zalo\\slip.JPEG', 'slip.jpg'],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), 'slip\u202egnp.exe', 'slipgnp.exe.webp'],
    ['application/pdf', pdf, '../../letter.pdf', 'letter.pdf'],
  ])('of the type %s gets the ending of its content', async (type, bytes, given, name) => {
    const { id } = await bookingIn(ctx, 'requested')
    await attach(id, given, bytes)
    expect(await listed(id)).toMatchObject([{ type, name }])
  })

  test('is at most 5 MB large', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    const sized = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    expect((await attach(id, 'a.png', sized(largestAttachmentBytes))).error_code).toBe(0)
    expect((await attach(id, 'b.png', sized(largestAttachmentBytes + 1))).error_code).toBe(400)
    expect((await attach(id, 'c.png', sized(largestAttachmentBytes + 60_000))).error_code).not.toBe(0)
    expect(await listed(id)).toHaveLength(1)
  })

  test('is one of ten at most, also of several that are attached at once', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    const numbers = Array.from({ length: mostAttachments + 2 }, (_, place) => place)
    const answers = await Promise.all(numbers.map((n) => attach(id, `${n}.png`, png)))
    expect(answers.filter(({ error_code }) => error_code === 1942)).toHaveLength(2)
    expect(await listed(id)).toHaveLength(mostAttachments)
  })

  test('is removed once, and both acts are in the audit log without its name', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    await attach(id, 'Nguyễn An.png', png)
    const [file] = await listed(id)
    const remove = () => me.post(`${at(id)}/${file?.id}/remove`, {})
    expect((await remove()).data).toEqual([])
    expect((await remove()).error_code).toBe(0)
    expect((await me.get(`${at(id)}/${file?.id}`)).error_code).toBe(404)
    expect(await actsOf(id)).toEqual(['booking.attached', 'booking.detached'])
    expect(await ctx.q`select from staff_acts where detail like '%Nguyễn An%'`).toEqual([])
  })

  test('removed by mistake comes back as it was, once, and is then attached', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    await attach(id, 'a.png', png)
    await attach(id, 'b.pdf', pdf)
    const before = await listed(id)
    const file = `${at(id)}/${before[0]?.id}`
    await me.post(`${file}/remove`, {})
    expect(await listed(id)).toEqual(before.slice(1))
    ctx.clock.advance(undoneWithinMs / 1000)
    const twice = [await me.post(`${file}/restore`, {}), await me.post(`${file}/restore`, {})]
    expect(twice.map(({ data }) => data)).toEqual([before, before])
    expect((await me.raw(file)).rawPayload.equals(png)).toBe(true)
    expect((await actsOf(id)).slice(2)).toEqual(['booking.detached', 'booking.reattached'])
  })

  test('comes back only for a while, and is then deleted for good', async () => {
    const { id } = await bookingIn(ctx, 'requested')
    await attach(id, 'a.png', png)
    const [file] = await listed(id)
    await me.post(`${at(id)}/${file?.id}/remove`, {})
    const kept = () => ctx.q`select 1 from removed_attachments where id = ${file?.id ?? 0}`
    await deleteRemovedAttachments(ctx)
    expect(await kept()).toHaveLength(1)
    ctx.clock.advance(undoneWithinMs / 1000 + 1)
    expect((await me.post(`${at(id)}/${file?.id}/restore`, {})).error_code).toBe(1959)
    await deleteRemovedAttachments(ctx)
    expect(await kept()).toHaveLength(0)
    expect(await listed(id)).toEqual([])
  })

  test('does not come back beyond the ten, nor to another booking', async () => {
    const [{ id }, other] = [await bookingIn(ctx, 'requested'), await bookingIn(ctx, 'requested')]
    for (let n = 0; n < mostAttachments; n += 1) await attach(id, `${n}.png`, png)
    const [file] = await listed(id)
    await me.post(`${at(id)}/${file?.id}/remove`, {})
    expect((await me.post(`${at(other.id)}/${file?.id}/restore`, {})).error_code).toBe(1959)
    await attach(id, 'one more.png', png)
    expect((await me.post(`${at(id)}/${file?.id}/restore`, {})).error_code).toBe(1942)
    expect(await listed(id)).toHaveLength(mostAttachments)
  })

  test('is neither read nor removed by the number of another booking', async () => {
    const [{ id }, other] = [await bookingIn(ctx, 'requested'), await bookingIn(ctx, 'requested')]
    await attach(id, 'a.png', png)
    const [file] = await listed(id)
    expect((await me.get(`${at(other.id)}/${file?.id}`)).error_code).toBe(404)
    await me.post(`${at(other.id)}/${file?.id}/remove`, {})
    expect(await listed(id)).toHaveLength(1)
    expect((await attach(987_654_321, 'a.png', png)).error_code).toBe(404)
  })

  test('is read and removed by the operator’s staff alone: no club, no visitor', async () => {
    const { id, courseId } = await bookingIn(ctx, 'paid')
    await attach(id, 'a.png', png)
    const [file] = await listed(id)
    const others = [app.browserOf(await addStaff(ctx.q, ['club'], [courseId])), app.browserOf()]
    for (const other of others) {
      const refused = [
        await other.get(`/api/staff/bookings/${id}`),
        await other.get(`${at(id)}/${file?.id}`),
        await attach(id, 'b.png', png, other),
        await other.post(`${at(id)}/${file?.id}/remove`, {}),
      ]
      for (const { error_code } of refused) expect([401, 403]).toContain(error_code)
    }
    expect(await listed(id)).toHaveLength(1)
  })
})

test('a deletion of the account that is under way leaves no file behind', async () => {
  const { id, member } = await bookingIn(ctx, 'played')
  const input = { id, name: 'a.png', data: png.toString('base64') }
  const [first] = await addAttachment(ctx, staff, input)
  await addAttachment(ctx, staff, input)
  await removeAttachment(ctx, staff, { id, attachment_id: first?.id ?? 0 })
  const { late } = await inTransaction(ctx.pool, async (q) => {
    await q`select 1 from members where id = ${member.id} for update`
    await forgetAttachments(q, member.id)
    const late = addAttachment(ctx, staff, input).catch((refusal: Error) => refusal.message)
    await waitingForLocks(ctx.q, 1)
    await q`update members set phone = null, deleted_at = ${ctx.clock.now()} where id = ${member.id}`
    return { late }
  })
  expect(await late).toBe('booking.notFound')
  expect(await listed(id)).toEqual([])
  expect(await ctx.q`select 1 from removed_attachments where booking_id = ${id}`).toEqual([])
})
