import { pictureFor } from '@teeviet/demo/pictures/routes'
import sharp from 'sharp'
import { reencoded } from '#engagement/content/pictures'
import { addReviewPhotos } from '#engagement/reviews/photos'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'

const mostReviews = 8
const widthPx = 960
/** Another light than that of the course's own pictures. */
const photos = ['green.svg?light=dusk', 'fairway.svg?light=noon']

/**
 * Adds photos to the best review of each of the demo world's first courses, drawn as its pictures are. Nothing is added
 * when a review of the demo has photos, or staff removed some.
 */
export async function addPhotosOfReviews(ctx: Context): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    // a second server that starts waits here, and then finds the photos
    await q`select pg_advisory_xact_lock(hashtextextended('teeviet.demo-photos', 0))`
    const reviews = await q<{ id: number; slug: string }>`
      select distinct on (c.featured_rank) r.id, c.slug
      from reviews r join courses c on c.id = r.course_id
      where r.is_demo and r.hidden_at is null and c.featured_rank is not null
        and not exists (select from review_photos p join reviews d on d.id = p.review_id where d.is_demo)
        and not exists (select from staff_acts where what = 'review.photos_removed')
      order by c.featured_rank, r.rating desc, r.created_at desc limit ${mostReviews}`
    for (const { id, slug } of reviews) {
      const pictures = await Promise.all(photos.map((photo) => drawn(`scenes/${slug}/${photo}`)))
      await addReviewPhotos(q, id, pictures, ctx.clock.now())
    }
  })
}

async function drawn(address: string) {
  const [path = '', query] = address.split('?')
  const picture = pictureFor(path, Object.fromEntries(new URLSearchParams(query)))
  if (!picture) throw new Error(`no picture ${address}`)
  const pixels = await sharp(Buffer.from(picture.svg)).resize({ width: widthPx }).webp().toBuffer()
  return reencoded(pixels)
}
