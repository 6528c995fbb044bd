import { useMatches } from '@tanstack/react-router'
import { textsOf } from '../i18n/texts.ts'

/** The title of the page that is open, as its route names it. */
export function usePageTitle(): string | undefined {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  return title && textsOf<(typeof title)[0]>(title[0])(title[1])
}
