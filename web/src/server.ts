import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { otherOrigins } from '#api/client/bases.ts'
import { deferScripts } from './defer-scripts.ts'
import { keepingOf } from './page-cache.ts'
import { partnerOfAddress } from './page-partner.ts'

const render = createStartHandler((page) => {
  const { ssr, state } = page.router
  // pages from their sources have no build
  if (ssr?.manifest && !import.meta.env.DEV) {
    const routeIds = state.matches.map(({ routeId }) => String(routeId))
    page.router.ssr = { manifest: deferScripts(ssr.manifest, routeIds) }
  }
  return defaultRenderHandler(page)
})

/**
 * What the server mounts: `fetch` renders one page, `keepingOf` says how its HTML may be kept for other visitors
 * (null: never), `partnerOf` whose entry it is, for who may frame it,
 * `apiOrigins` the hosts its calls go to beside our own.
 */
export default {
  fetch: render,
  keepingOf,
  partnerOf: partnerOfAddress,
  apiOrigins: otherOrigins(),
}
