import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url'
import latinBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2?url'
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url'
import vietnameseBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff2?url'
import type { Language } from '@teeviet/contract/rules/languages'

/**
 * Asks for the letters of a language along with the page: asked for by the styles they come after the first layout,
 * and the whole page is laid out again for each file.
 */
export function fontLinks(language: Language) {
  const files = language === 'vi' ? [latin, latinBold, vietnamese, vietnameseBold] : [latin, latinBold]
  return files.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  }))
}
