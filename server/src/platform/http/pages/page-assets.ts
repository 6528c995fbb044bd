import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60

/**
 * Serves the files of the browser's build, compressed ahead. Files under /assets have a content hash in their name and
 * are cached for ever; the service worker is revalidated each time; the rest is cached for a day.
 */
export async function registerPageAssets(app: FastifyInstance, buildDir: string): Promise<void> {
  const client = join(buildDir, 'client')
  const served: Partial<FastifyStaticOptions> = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', keptFor(path))
    },
  }
  // Over a thousand files: found when asked for, since a route for each makes the start longer.
  await app.register(
    async (assets) => {
      assets.setNotFoundHandler((_request, reply) => {
        reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      })
      // an address that climbs out of the folder
      assets.setErrorHandler((error, _request, reply) => {
        if (Object(error).statusCode !== 403) throw error
        return reply.callNotFound()
      })
      await assets.register(fastifyStatic, { ...served, root: join(client, 'assets') })
    },
    { prefix: '/assets' },
  )
  // Beside the pages, which answer every other address: a route for each file.
  await app.register(fastifyStatic, {
    ...served,
    root: client,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
  })
}

function keptFor(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${year}, immutable`
  if (/[\\/]sw\.js(?:\.br|\.gz)?$/.test(path)) return 'no-cache'
  return `public, max-age=${day}`
}
