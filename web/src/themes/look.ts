import { chooseIconSet } from './icon-set.ts'
import { type Theme, themes } from './themes.ts'

/** How the document is dressed: a theme of ours, and a partner's own colours over it. */
export type Look = {
  readonly theme: Theme['name']
  readonly font: 'default' | 'system'
  readonly icons: Theme['icons']
  readonly barColor: string
  /** Custom properties by name. */
  readonly tokens: Readonly<Record<string, string>>
}

export const plainLook: Look = {
  theme: 'default',
  font: 'default',
  icons: themes.default.icons,
  barColor: themes.default.barColor,
  tokens: {},
}

/** Dresses the document; what an earlier look had put on and this one lacks is taken off. */
export function dress(look: Look): void {
  const root = document.documentElement
  root.setAttribute('data-theme', look.theme)
  root.setAttribute('data-font', look.font)
  for (const name of [...root.style]) {
    if (name.startsWith('--color-') && !(name in look.tokens)) root.style.removeProperty(name)
  }
  for (const [name, value] of Object.entries(look.tokens)) root.style.setProperty(name, value)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', look.barColor)
  // Without the network the outline icons stay.
  chooseIconSet(look.icons).catch(() => undefined)
}
