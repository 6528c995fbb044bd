import type { Language } from '@teeviet/contract/rules/languages'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Area } from '../areas.ts'
import { textsIn } from '../load.ts'
import { TextsProvider } from '../use-texts.tsx'

/** The HTML of an element as the server draws it, with the texts of some areas in a language. */
export async function markupOf(
  children: ReactNode,
  areas: readonly Area[],
  language: Language = 'vi',
): Promise<string> {
  const texts = textsIn(language)
  await texts.load(areas)
  return renderToStaticMarkup(createElement(TextsProvider, { texts, children }))
}
