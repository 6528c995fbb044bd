import type { Query } from '#platform/database/sql'
import { addPicture, deleteGolferPictures, type Reencoded } from '../content/pictures.ts'

/** Keeps the photos of a new review in the golfer's order; one that was chosen twice is kept once. Returns their hashes. */
export async function addReviewPhotos(
  q: Query,
  reviewId: number,
  photos: readonly Reencoded[],
  at: Date,
): Promise<string[]> {
  const chosen = [...new Map(photos.map((photo) => [photo.hash, photo])).values()]
  for (const [place, photo] of chosen.entries()) {
    await addPicture(q, photo, { staffId: null, at })
    await q`
      insert into review_photos (review_id, position, hash) values (${reviewId}, ${place + 1}, ${photo.hash})`
  }
  return chosen.map(({ hash }) => hash)
}

/** Deletes the photos of reviews for good, except one that another review shows too. Returns how many were shown. */
export async function deleteReviewPhotos(q: Query, reviewIds: readonly number[]): Promise<number> {
  const removed = await q<{ hash: string }>`
    delete from review_photos where review_id = any (${[...reviewIds]}::bigint[]) returning hash`
  const hashes = removed.map(({ hash }) => hash)
  const elsewhere = await q<{
    hash: string
  }>`select hash from review_photos where hash = any (${hashes}::text[])`
  const kept = new Set(elsewhere.map(({ hash }) => hash))
  await deleteGolferPictures(
    q,
    hashes.filter((hash) => !kept.has(hash)),
  )
  return removed.length
}
