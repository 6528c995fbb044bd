import { createHash } from 'node:crypto'
import { widestPicturePx } from '@teeviet/contract/rules/limits'
import { uploadedPicture } from '@teeviet/contract/rules/picture-address'
import sharp from 'sharp'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'

const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']
/** A small file may unpack into a picture that fills the memory. */
const mostPixels = 60_000_000

export type StoredPicture = { url: string; width: number; height: number }

/**
 * Keeps a picture that staff upload, judged by its content: it is decoded, turned upright, made smaller where it is
 * larger than any screen shows it, and re-encoded as WebP, so that nothing but its pixels is left.
 *
 * @param base64 the chosen file
 * @throws Refusal `picture.unreadable`
 */
export async function storePicture(ctx: Context, staff: Staff, base64: string): Promise<StoredPicture> {
  const picture = await reencoded(Buffer.from(base64, 'base64'))
  const { hash, width, height } = picture
  await inTransaction(ctx.pool, async (q) => {
    const isNew = await addPicture(q, picture, { staffId: staff.id, at: ctx.clock.now() })
    if (isNew)
      await recordAct(ctx, q, staff, { what: 'picture.added', subject: `picture:${hash.slice(0, 12)}` })
  })
  return { url: pictureAddress(hash), width, height }
}

/** Keeps a re-encoded picture; false when it is kept already. `staffId` is null for a golfer's. */
export async function addPicture(
  q: Query,
  { hash, bytes, width, height }: Reencoded,
  { staffId, at }: { staffId: number | null; at: Date },
): Promise<boolean> {
  const added = await q<{ hash: string }>`
    insert into pictures (hash, bytes, width, height, added_by, added_at)
    values (${hash}, ${bytes}, ${width}, ${height}, ${staffId}, ${at})
    on conflict (hash) do nothing returning hash`
  return added.length > 0
}

/** Deletes pictures of golfers that nothing shows any more, in every size; one that staff uploaded too stays. */
export async function deleteGolferPictures(q: Query, hashes: readonly string[]): Promise<void> {
  await q`delete from pictures where hash = any (${[...hashes]}::text[]) and added_by is null`
}

/** A picture ready to be kept. `hash` is the SHA-256 of its bytes. */
export type Reencoded = { hash: string; bytes: Buffer; width: number; height: number }

/**
 * A picture judged by its content, upright and re-encoded as WebP, so that nothing but its pixels is left.
 * @throws Refusal `picture.unreadable`
 */
export async function reencoded(file: Buffer): Promise<Reencoded> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.includes(format)) throw new Refusal('picture.unreadable')
    const { data, info } = await picture
      .rotate()
      .resize({ width: widestPicturePx, height: widestPicturePx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const hash = createHash('sha256').update(data).digest('hex')
    return { hash, bytes: data, width: info.width, height: info.height }
  } catch {
    // Any error of the decoder means that the file is not a picture.
    throw new Refusal('picture.unreadable')
  }
}

/** Where a kept picture is served. */
export const pictureAddress = (hash: string) => `/uploads/${hash}.webp`
/** The drawn pictures that come with the product. */
const drawn = /^\/pictures\/[\w./-]{1,150}\.(?:svg|webp)(\?[\w=&%.-]{0,200})?$/

/**
 * Lets through the address of a picture of ours: one that was uploaded, or one that is drawn.
 * @throws Refusal `picture.unknown`
 */
export async function requirePicture(q: Query, address: string): Promise<void> {
  if (drawn.test(address)) return
  const hash = uploadedPicture.exec(address)?.[1]
  const known = hash === undefined ? [] : await q`select 1 from pictures where hash = ${hash}`
  if (known.length === 0) throw new Refusal('picture.unknown')
}

/** The bytes of an uploaded picture (WebP) by the hash in its address; null when there is none. */
export async function pictureBytes({ q }: Pick<Context, 'q'>, hash: string): Promise<Buffer | null> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return null
  const [row] = await q<{ bytes: Buffer }>`select bytes from pictures where hash = ${hash}`
  return row?.bytes ?? null
}
