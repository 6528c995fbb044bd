import type { Translate } from '@teeviet/contract/display/translate'
import { createContext, Fragment, type ReactNode, use } from 'react'
import type { Area, TextKey } from './areas.ts'
import type { LanguageTexts } from './load.ts'

const TextsContext = createContext<LanguageTexts | null>(null)

export function TextsProvider({ texts, children }: { texts: LanguageTexts; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** All texts of the page's language. Pages want `useT`. */
export function useTexts(): LanguageTexts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('No texts here: render inside the root route')
  return texts
}

/** The language the page is in. */
export function useLanguage() {
  return useTexts().language
}

/** Gives the texts of an area: `const t = useT('home'); t('title'); t('places', { n: 3 })`. */
export function useT<A extends Area>(area: A): Translate<TextKey<A>> {
  return useTexts().of(area)
}

/**
 * A text whose slots hold markup: `rich(t('agree'), { link: <a href="…">…</a> })`. Slots that are not given stay
 * as they are.
 */
export function rich(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return text.split(/(\{\w+\})/).map((piece, place) => {
    const part = piece.startsWith('{') ? parts[piece.slice(1, -1)] : undefined
    return <Fragment key={place}>{part ?? piece}</Fragment>
  })
}
