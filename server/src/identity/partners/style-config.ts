import { darkenForWhite, readColor, writeColor } from '@teeviet/contract/rules/contrast'
import type { Partner } from './partner.ts'

/**
 * A partner's colours as `get-style-config` gives them. The main colour carries white text, so a colour which is too
 * light is darkened until the text is readable; the original colour stays in `brand_color`.
 */
export function styleConfig({ style }: Pick<Partner, 'style'>): string {
  const main = readColor(style.main_color ?? '')
  const repaired = main
    ? { main_color: writeColor(darkenForWhite(main)), brand_color: style.brand_color ?? writeColor(main) }
    : {}
  const named = Object.entries({ ...style, ...repaired }).map(([name, value]) => [name, { value }])
  return JSON.stringify(Object.fromEntries(named))
}
