/** A theme: its name is the document's `data-theme`, its colours are in the CSS file of that name. */
export type Theme = {
  readonly name: 'default' | 'bank7'
  /** Which drawing of the icons goes with it. */
  readonly icons: 'outline' | 'filled'
  /** The browser's own bars take this colour. */
  readonly barColor: string
}

export const themes = {
  default: { name: 'default', icons: 'outline', barColor: '#0b7476' },
  bank7: { name: 'bank7', icons: 'filled', barColor: '#0a6a4b' },
} as const satisfies Record<string, Theme>

/** The bank with a theme of its own; other partners wear the default one in their colours. */
const themedBank = 7

export function themeFor(bankId: number | null): Theme {
  return bankId === themedBank ? themes.bank7 : themes.default
}
