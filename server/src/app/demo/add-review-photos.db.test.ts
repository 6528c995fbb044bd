import { loadDemoWorld } from '@teeviet/demo'
import { expect, onTestFinished, test } from 'vitest'
import { createTestContext } from '#testing/context'
import { addPhotosOfReviews } from './add-review-photos.ts'

test('eight reviews of the demo have two photos each, also when two servers start, and none that staff removed come back', async () => {
  const ctx = await createTestContext()
  onTestFinished(() => ctx.close())
  await loadDemoWorld({ pool: ctx.pool, today: '2026-11-20', now: ctx.clock.now(), days: 1, log: ctx.log })
  await Promise.all([addPhotosOfReviews(ctx), addPhotosOfReviews(ctx)])
  await addPhotosOfReviews(ctx)
  const shown = await ctx.q<{ photos: number; courses: number }>`
    select count(*)::int as photos, count(distinct r.course_id)::int as courses
    from review_photos p join reviews r on r.id = p.review_id join pictures on pictures.hash = p.hash
    where r.is_demo and pictures.added_by is null`
  expect(shown).toEqual([{ photos: 16, courses: 8 }])

  await ctx.q`delete from review_photos`
  await ctx.q`
    insert into staff_acts (staff_id, what, subject, detail, at)
    select id, 'review.photos_removed', 'review:1', 'Không phải sân này', now() from staff_accounts order by id limit 1`
  await addPhotosOfReviews(ctx)
  expect(await ctx.q`select 1 from review_photos`).toEqual([])
}, 120_000)
