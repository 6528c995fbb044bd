import { hash } from 'node:crypto'
import { pictureFor } from '@teeviet/demo/pictures/routes'
import sharp from 'sharp'
import { openDerivedCache } from '../../cache/derived-cache.ts'
import type { App } from '../app.ts'
import { createConcurrencyCap } from '../load/concurrency-cap.ts'

/** Wide enough for a phone's whole width and for a course's page on a desktop; about 15 kB. */
const widthPx = 960
const quality = 72
// the library keeps intermediate images of its own, which no later picture uses
sharp.cache(false)
/** The demo world's courses have 420 pictures between them. */
const mostBytes = 16 * 1024 * 1024

/**
 * The drawn scenes, avatars, logos and banners: pure functions of their address, so a browser may cache them for good.
 * `.webp` is the same drawing as pixels: a browser draws an SVG's hundreds of shapes on the main thread, but decodes
 * pixels beside it.
 *
 * @param atOnce how many may be rasterised at once (default: 32); the next one is refused (503)
 */
export function registerPictures(app: App, atOnce = 32) {
  const capped = createConcurrencyCap(atOnce)
  const cache = openDerivedCache<Buffer>(mostBytes, (pixels) => pixels.length)

  function pixelsOf(svg: string): Promise<Buffer> {
    // one that was refused or failed is drawn again when it is asked for again
    return cache.read(hash('sha1', svg, 'base64'), '', () =>
      capped(() => sharp(Buffer.from(svg)).resize({ width: widthPx }).webp({ quality }).toBuffer()),
    )
  }

  app.get('/pictures/*', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://pictures')
    const inPixels = pathname.endsWith('.webp')
    const picture = pictureFor(pathname.replace(/\.webp$/, '.svg'), Object.fromEntries(searchParams))
    if (!picture) return reply.callNotFound()
    return reply
      .type(inPixels ? 'image/webp' : 'image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(inPixels ? await pixelsOf(picture.svg) : picture.svg)
  })
}
