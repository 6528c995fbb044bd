import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 365 * 24 * 60 * 60
const day = 24 * 60 * 60

/**
 * Serves the files of the browser's build, compressed ahead. What stands under /assets carries its content in its
 * name and may be kept for ever; the service worker must be asked for each time; the rest is kept for a day.
 */
export async function registerPageAssets(app: FastifyInstance, buildDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(buildDir, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', keptFor(path))
    },
  })
  app.get('/assets/*', (_request, reply) => {
    reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
  })
}

function keptFor(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${year}, immutable`
  if (/[\\/]sw\.js(?:\.br|\.gz)?$/.test(path)) return 'no-cache'
  return `public, max-age=${day}`
}
