import { pictureFor } from '@teeviet/demo/pictures/routes'
import sharp from 'sharp'
import { Lru } from 'toad-cache'
import type { App } from '../app.ts'
import { createConcurrencyCap } from '../concurrency-cap.ts'

/** Wide enough for a phone's whole width and for a course's page on a desktop; about 15 kB. */
const widthPx = 960
const quality = 72
/** About 30 MB at most; the demo world's courses have 420 between them. */
const mostPictures = 2_000

/**
 * The drawn scenes, avatars, logos and banners: pure functions of their address, so a browser may cache them for good.
 * `.webp` is the same drawing as pixels: a browser draws an SVG's hundreds of shapes on the main thread, but decodes
 * pixels beside it.
 *
 * @param atOnce how many may be rasterised at once (default: 32); the next one is refused (503)
 */
export function registerPictures(app: App, atOnce = 32) {
  const capped = createConcurrencyCap(atOnce)
  const cache = new Lru<Promise<Buffer>>(mostPictures)

  function pixelsOf(svg: string): Promise<Buffer> {
    const known = cache.get(svg)
    if (known) return known
    const drawn = capped(() =>
      sharp(Buffer.from(svg)).resize({ width: widthPx }).webp({ quality }).toBuffer(),
    )
    cache.set(svg, drawn)
    // one that was refused or failed is drawn again when it is asked for again
    drawn.catch(() => cache.delete(svg))
    return drawn
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
