import { calls } from '@teeviet/contract/calls'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { addRound } from '#testing/bookings/played-round'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addMember } from '#testing/golf'
import { forgetReviewer } from './own-data.ts'

let ctx: TestContext
let app: StaffApp
let admin: { token: string }
let golfer: Member
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  admin = await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  courseId = await addCourseWith(ctx.q, {})
  golfer = await addMember(ctx.q, 'Trần Bình')
  app.signInAs(golfer)
  await addRound(ctx.q, { courseId, booker: golfer, teeTimeAt: ctx.clock.now() })
})

const photo = async (background: string, latitude?: string) =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .withExif(latitude ? { IFD3: { GPSLatitude: latitude } } : {})
      .jpeg()
      .toBuffer()
  ).toString('base64')
const review = (review_photos: string[]) => ({
  id: courseId,
  review_content: 'Sân đẹp',
  review_rating: '5',
  review_photos,
})
const send = (photos: string[]) => app.ask(calls['POST /api/services/send_feedback_facility'], review(photos))
const shown = async () => {
  const { reviews } = await app.ask(calls['GET /api/services/list_feedback_facility'], { id: courseId })
  return reviews.data.map(({ photos }) => photos)
}
const served = async (address = '') => (await app.app.inject({ url: address })).statusCode

test('photos are shown in their order, once each, without the place where they were taken', async () => {
  const [red, blue] = [await photo('red', '21/1 1/1 0/1'), await photo('blue')]
  const { photos } = await send([red, blue, red])
  expect(photos).toHaveLength(2)
  expect(await shown()).toEqual([photos])
  const { rawPayload } = await app.app.inject({ url: photos[0] ?? '' })
  const { format, exif } = await sharp(rawPayload).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
})

test('a file that is no picture, and a fifth photo, send no review', async () => {
  const text = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
  const call = calls['POST /api/services/send_feedback_facility']
  expect(await app.refused(call, review([await photo('green'), text]))).toMatchObject({
    error_msg: expect.stringMatching(/JPEG/),
  })
  const many = await Promise.all(['red', 'green', 'blue', 'white', 'black'].map((one) => photo(one)))
  expect(await app.refused(call, review(many))).toMatchObject({
    error_msg: expect.stringContaining('review_photos'),
  })
  expect(await shown()).toEqual([])
})

test('staff remove photos for good with a reason; the words stay', async () => {
  const { id, photos } = await send([await photo('gold')])
  app.as(admin)
  const remove = calls['POST /api/staff/reviews/:id/remove-photos']
  const [listed] = await app.ask(calls['GET /api/staff/reviews'], { facility_id: courseId })
  expect(listed).toMatchObject({ id, photos })
  const revision = listed?.revision ?? 0
  await app.refused(remove, { id, revision, reason: '' })
  const after = await app.ask(remove, { id, revision, reason: 'Biển số xe' })
  expect(after).toMatchObject({ content: 'Sân đẹp', photos: [] })
  expect(await served(photos[0])).toBe(404)
  // without photos there is nothing to remove
  await app.refused(remove, { id, revision: after.revision, reason: 'Biển số xe' })
  app.signInAs(golfer)
  expect(await shown()).toEqual([[]])
})

test('photos go with the account, except one that another golfer shows too', async () => {
  const [own, common] = [await photo('purple'), await photo('orange')]
  const mine = await send([own, common])
  const other = await addMember(ctx.q, 'Lê Cường')
  app.signInAs(other)
  await addRound(ctx.q, { courseId, booker: other, teeTimeAt: ctx.clock.now() })
  await send([common])
  await forgetReviewer(ctx.q, golfer.id)
  expect(await Promise.all(mine.photos.map(served))).toEqual([404, 200])
})
