import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const types: Record<string, string> = {
  'sandbox.css': 'text/css; charset=utf-8',
  'pages.css': 'text/css; charset=utf-8',
  'partners.css': 'text/css; charset=utf-8',
  'live.js': 'text/javascript; charset=utf-8',
  'inbox.js': 'text/javascript; charset=utf-8',
  'bank.js': 'text/javascript; charset=utf-8',
  'bank-app.js': 'text/javascript; charset=utf-8',
  'mark.svg': 'image/svg+xml',
}

/** Serves the pages' own few files, and no other. */
export function registerAssets(app: FastifyInstance) {
  for (const [name, type] of Object.entries(types)) {
    const file = new URL(`../../assets/${name}`, import.meta.url)
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(await readFile(file)),
    )
  }
}
