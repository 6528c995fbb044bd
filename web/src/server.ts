import { tsrStartManifest } from 'tanstack-start-manifest:v'
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
    page.router.ssr = { manifest: deferScripts(ssr.manifest, routeIds, tsrStartManifest()) }
  }
  return defaultRenderHandler(page)
})

/**
 * The exports for the server: `fetch` renders one page, `keepingOf` returns how its HTML may be cached for other
 * visitors (null: never), `partnerOf` the partner of an entry page, which may frame it, `apiOrigins` the hosts its
 * calls go to beside our own.
 */
export default {
  fetch: render,
  keepingOf,
  partnerOf: partnerOfAddress,
  apiOrigins: otherOrigins(),
}
