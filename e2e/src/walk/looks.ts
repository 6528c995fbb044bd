import { htmlLanguage, type Language, languages } from '@teeviet/contract/rules/languages'

export { htmlLanguage, languages }

/** How a page is looked at: in which language (`marked`: with every text in brackets), how wide, and in whose colours (BIDV's golfers come by source 7). */
export type Look = { language: Language; marked?: boolean; width: number; theme: 'own' | 'bank7' }

export const widths = [390, 820, 1440] as const
export const themes = ['own', 'bank7'] as const

/** Every way to look at a page. */
export const looks: readonly Look[] = languages.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, width, theme }))),
)

/** The look of the nth page where each is seen once: the three of them turn at different speeds. */
export function turningLook(place: number): Look {
  return {
    language: languages[place % languages.length] ?? 'vi',
    width: widths[place % widths.length] ?? 390,
    theme: themes[Math.trunc(place / 12) % themes.length] ?? 'own',
  }
}
