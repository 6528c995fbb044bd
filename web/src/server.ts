import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { otherOrigins } from '#api/client/bases.ts'
import { readBuiltScripts } from './built-scripts.ts'
import { keepingOf } from './page-cache.ts'
import { partnerOfAddress } from './page-partner.ts'
import { paintFirst } from './paint-first.ts'

const start = createStartHandler(defaultRenderHandler)
// pages from their sources have no build
const build = import.meta.env.DEV ? null : readBuiltScripts()

/**
 * What the server mounts: `fetch` renders one page, `keepingOf` says how its HTML may be kept for other visitors
 * (null: never), `partnerOf` whose entry it is, for who may frame it,
 * `apiOrigins` the hosts its calls go to beside our own.
 */
export default {
  async fetch(...asked: Parameters<typeof start>): Promise<Response> {
    const response = await start(...asked)
    const { status, headers } = response
    if (build === null || !headers.get('content-type')?.startsWith('text/html')) return response
    return new Response(paintFirst(await response.text(), build), { status, headers })
  },
  keepingOf,
  partnerOf: partnerOfAddress,
  apiOrigins: otherOrigins(),
}
