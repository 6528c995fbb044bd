import { pictureWidths } from '@teeviet/contract/rules/picture-address'
import sharp from 'sharp'
import type { Context } from '#platform/context/context'
import { pictureBytes } from './pictures.ts'

type PictureFormat = 'webp' | 'avif'

/** The width of a request for a picture, when it is one of those that are served. */
export function widthAsked(text: unknown): number | undefined {
  return pictureWidths.find((width) => String(width) === text)
}

/** AVIF for the browsers that say they show it, which is about a third smaller; WebP for all others. */
export function formatAccepted(accept: string | undefined): PictureFormat {
  return accept?.includes('image/avif') ? 'avif' : 'webp'
}

/**
 * An uploaded picture in a width, never enlarged, in a format; null when there is no such picture. The first request
 * encodes it, every later one, on any node, reads what was kept.
 */
export async function pictureInSize(
  ctx: Pick<Context, 'q'>,
  hash: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer | null> {
  const [kept] = await ctx.q<{ bytes: Buffer }>`
    select bytes from picture_sizes where hash = ${hash} and width = ${width} and format = ${format}`
  if (kept) return kept.bytes
  const whole = await pictureBytes(ctx, hash)
  if (!whole) return null
  const resized = sharp(whole).resize({ width, withoutEnlargement: true })
  const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 78 })
  const bytes = await encoded.toBuffer()
  await ctx.q`
    insert into picture_sizes (hash, width, format, bytes) values (${hash}, ${width}, ${format}, ${bytes})
    on conflict do nothing`
  return bytes
}
