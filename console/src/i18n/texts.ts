import { type Translate, translateWith } from '@teeviet/contract/display/translate'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Texts } from '@teeviet/texts/text-files'
import type { Area, TextKey } from './areas.ts'

type Files = Readonly<Record<string, Texts>>

const filesOf = import.meta.glob<Files>('../../../texts/src/*/console.ts', { import: 'files' })

let current: { readonly language: Language; readonly areas: ReadonlyMap<string, Translate> } | null = null

/**
 * Loads the console's texts in a language, before the first render; a page has one language for its lifetime.
 *
 * @param marked puts every text in brackets: the language of tests, which reveals texts written in code
 */
export async function loadTexts(language: Language, marked: boolean): Promise<void> {
  current = { language, areas: await readTexts(language, marked) }
}

/** The texts of a language by area. */
export async function readTexts(
  language: Language,
  marked: boolean,
): Promise<ReadonlyMap<string, Translate>> {
  const files = (await filesOf[`../../../texts/src/${language}/console.ts`]?.()) ?? {}
  const areas = new Map<string, Translate>()
  for (const [path, texts] of Object.entries(files)) {
    const area = /([\w-]+)\.json$/.exec(path)?.[1] ?? ''
    const translate = translateWith(texts, language)
    areas.set(area, marked ? inBrackets(translate) : translate)
  }
  return areas
}

/** The language of the loaded texts. */
export function currentLanguage(): Language {
  return current?.language ?? 'vi'
}

/** The texts of an area; before they are loaded, and in unit tests, the keys themselves. */
export function textsOf<A extends Area>(area: A): Translate<TextKey<A>> {
  return current?.areas.get(area) ?? ((key) => key)
}

/** An untranslated key stays without brackets. */
function inBrackets(translate: Translate): Translate {
  return (key, slots) => {
    const text = translate(key, slots)
    return text === key ? key : `⟦${text}⟧`
  }
}
