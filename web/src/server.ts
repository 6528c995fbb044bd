import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { cacheKeyOf } from './page-cache.ts'

/**
 * What the server mounts: `fetch` renders one page, `cacheKeyOf` says under which name its HTML may be kept for
 * other visitors (null: never).
 */
export default { fetch: createStartHandler(defaultRenderHandler), cacheKeyOf }
