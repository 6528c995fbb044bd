import { fillSlots } from '@teeviet/texts/fill-slots'
import type { Texts } from '@teeviet/texts/text-files'
import { type Language, languageRules } from '../rules/languages.ts'

/** Values for the `{name}` slots of a text. Numbers are written the language's way, text as it is. */
type Slots = Readonly<Record<string, string | number>>

/** Every dotted path to a text; `places_one` and `places_other` are both asked for as `places`. */
export type KeyOf<Area> = Area extends string
  ? never
  : {
      [K in keyof Area & string]: Area[K] extends string ? SingleKey<K> : `${K}.${KeyOf<Area[K]>}`
    }[keyof Area & string]

type SingleKey<K extends string> = K extends `${string}_one`
  ? never
  : K extends `${infer Base}_other`
    ? Base
    : K

/** Returns the text of a key. An unknown key is returned unchanged: tests ensure that there is none. */
export type Translate<Key extends string = string> = (key: Key, slots?: Slots) => string

export function translateWith(texts: Texts, language: Language): Translate {
  return (key, slots) => {
    const text = textAt(texts, key) ?? formOf(texts, key, slots?.n)
    if (text === undefined) return key
    return fillSlots(text, slots ?? {}, (value) =>
      typeof value === 'number' ? formatFigure(value, language) : value,
    )
  }
}

function textAt(texts: Texts, key: string): string | undefined {
  let at: string | Texts | undefined = texts
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** The form for one where the language has it, else the other. */
function formOf(texts: Texts, key: string, n: string | number | undefined): string | undefined {
  return (n === 1 ? textAt(texts, `${key}_one`) : undefined) ?? textAt(texts, `${key}_other`)
}

/**
 * A figure that is not money, with all its decimals or the given number: 7.200 and 4,5 in Vietnamese, 7,200 and 4.5
 * elsewhere.
 */
export function formatFigure(figure: number, language: Language, decimals?: number): string {
  const [whole = '', fraction] = (decimals === undefined ? String(figure) : figure.toFixed(decimals)).split(
    '.',
  )
  const { thousands, decimal } = languageRules[language]
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}
