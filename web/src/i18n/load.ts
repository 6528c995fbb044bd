import { type Translate, translateWith } from '@teeviet/contract/display/translate'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Texts } from '@teeviet/texts/text-files'
import type { Area, TextKey } from './areas.ts'

type Files = Readonly<Record<string, () => Promise<Texts>>>

/** The files of each language; a visitor does not carry the names of those of the others. */
const filesOf = import.meta.glob<Files>('../../../texts/src/*/web.ts', { import: 'files' })

/** The texts of one language that have been loaded so far, and the way to load more. */
export type LanguageTexts = {
  readonly language: Language
  /** Puts every text in brackets: the language of tests, which reveals texts written in code. */
  readonly marked: boolean
  /** Loads areas that are not there yet; fails when the network does. */
  load(areas: readonly Area[]): Promise<void>
  has(area: Area): boolean
  /** Takes over texts that came with the page. */
  add(area: Area, texts: Texts): void
  textsOf(area: Area): Texts
  of<A extends Area>(area: A): Translate<TextKey<A>>
}

const byLanguage = new Map<string, LanguageTexts>()

/** One set of texts a language, shared by every request and page: a language never changes inside a set. */
export function textsIn(language: Language, marked = isDocumentMarked()): LanguageTexts {
  const name = marked ? `${language} marked` : language
  const known = byLanguage.get(name) ?? makeTexts(language, marked)
  byLanguage.set(name, known)
  return known
}

const isDocumentMarked = () =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute('data-marked')

function makeTexts(language: Language, marked: boolean): LanguageTexts {
  const areas = new Map<Area, Texts>()
  const translators = new Map<Area, Translate>()

  function add(area: Area, texts: Texts): void {
    areas.set(area, texts)
    const translate = translateWith(texts, language)
    translators.set(area, marked ? inBrackets(translate) : translate)
  }

  async function loadArea(area: Area): Promise<void> {
    const files = await filesOf[`../../../texts/src/${language}/web.ts`]?.()
    const texts = await files?.[`./web/${area}.json`]?.()
    if (texts) add(area, texts)
  }

  return {
    language,
    marked,
    add,
    load: async (wanted) => {
      const missing = wanted.filter((area) => !areas.has(area))
      if (missing.length > 0) await Promise.all(missing.map(loadArea))
    },
    has: (area) => areas.has(area),
    textsOf: (area) => areas.get(area) ?? {},
    of: (area) => translators.get(area) ?? missingArea(area),
  }
}

/** An untranslated key stays without brackets. */
function inBrackets(translate: Translate): Translate {
  return (key, slots) => {
    const text = translate(key, slots)
    return text === key ? key : `⟦${text}⟧`
  }
}

/** A page that forgot to name an area shows its keys; while developing it fails at once. */
function missingArea(area: Area): Translate {
  if (import.meta.env.DEV) throw new Error(`Texts of '${area}' are not loaded: name it in staticData.areas`)
  return (key) => key
}
