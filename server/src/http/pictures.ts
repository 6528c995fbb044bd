import { pictureFor } from '@teeviet/demo/pictures/routes'
import type { App } from './app.ts'

/** The drawn scenes, avatars, logos and banners: pure functions of their address, so a browser may keep them for good. */
export function registerPictures(app: App) {
  app.get('/pictures/*', { schema: { hide: true } }, async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, 'http://pictures')
    const picture = pictureFor(pathname, Object.fromEntries(searchParams))
    if (!picture) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(picture.svg)
  })
}
