import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'

type TitleKey = NonNullable<StaticDataRouteOption['title']>

/** The text that a route names by its area and key. */
export const textNamed = ([area, key]: TitleKey): string => textsOf<TitleKey[0]>(area)(key)

/** The title of a page, as its route names it. */
export function titleOf({ title }: StaticDataRouteOption = {}): string | undefined {
  return title && textNamed(title)
}

/** The title of the page that is open. */
export function usePageTitle(): string | undefined {
  return useMatches({ select: (matches) => titleOf(matches.at(-1)?.staticData) })
}

/** What can be added on the page that is open, as its route names it. */
export function usePageAdds() {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.adds }) ?? []
}
