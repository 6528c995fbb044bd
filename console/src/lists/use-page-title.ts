import { type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'

/** The title of a page, as its route names it. */
export function titleOf({ title }: StaticDataRouteOption = {}): string | undefined {
  return title && textsOf<(typeof title)[0]>(title[0])(title[1])
}

/** The title of the page that is open. */
export function usePageTitle(): string | undefined {
  return useMatches({ select: (matches) => titleOf(matches.at(-1)?.staticData) })
}
