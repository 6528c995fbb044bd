import { darkenForWhite, readColor, shade, wash, writeColor } from '@teeviet/contract/rules/contrast'

/**
 * A partner's colours by the names of its configuration (`{"main_color":{"value":"#0055a5"}}`). Unknown names and
 * invalid colours are ignored; a main colour with unreadable white text is darkened until it is readable, and an accent
 * is darkened for text. The drawn land takes the main colour's shades.
 */
export function tokensOf(config: string): Record<string, string> {
  const read = (name: string) => readColor(namedValue(config, name))
  const tokens: Record<string, string> = {}
  const main = read('main_color')
  if (main) {
    const readable = darkenForWhite(main)
    const brand = read('brand_color') ?? main
    tokens['--color-brand'] = writeColor(brand)
    tokens['--color-button'] = writeColor(readable)
    tokens['--color-link'] = writeColor(shade(readable, 0.94))
    tokens['--color-pressed'] = writeColor(shade(readable, 0.8))
    tokens['--color-wash'] = writeColor(wash(main, 0.1))
    tokens['--color-wash-line'] = writeColor(wash(main, 0.25))
    tokens['--color-deep'] = writeColor(shade(readable, 0.35))
    tokens['--color-deep-raised'] = writeColor(shade(readable, 0.45))
    tokens['--color-sky-high'] = writeColor(wash(main, 0.22))
    tokens['--color-hill-far'] = writeColor(wash(main, 0.42))
    tokens['--color-hill-mid'] = writeColor(wash(main, 0.7))
    tokens['--color-hill-near'] = writeColor(readable)
  }
  const accent = read('accent_color')
  if (accent) {
    tokens['--color-accent'] = writeColor(accent)
    tokens['--color-accent-ink'] = writeColor(shade(darkenForWhite(accent), 0.75))
    tokens['--color-accent-wash'] = writeColor(wash(accent, 0.14))
    tokens['--color-sky-low'] = writeColor(wash(accent, 0.3))
  }
  const page = read('background_color')
  if (page) tokens['--color-page'] = writeColor(wash(page, 0.12))
  return tokens
}

function namedValue(config: string, name: string): string {
  try {
    const entries: unknown = JSON.parse(config)
    if (typeof entries !== 'object' || entries === null) return ''
    const entry: unknown = Object.entries(entries).find(([key]) => key === name)?.[1]
    return typeof entry === 'object' && entry !== null && 'value' in entry ? String(entry.value) : ''
  } catch {
    return ''
  }
}
