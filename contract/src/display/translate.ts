import type { Texts } from '@teeviet/texts/text-files'
import type { Language } from '../rules/languages.ts'

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

/** Gives the text of a key. A key the area does not hold comes back as it is: tests see to it that none is left. */
export type Translate<Key extends string = string> = (key: Key, slots?: Slots) => string

export function translateWith(texts: Texts, language: Language): Translate {
  return (key, slots) => {
    const text = textAt(texts, key) ?? textAt(texts, `${key}_${pluralOf(language, slots?.n)}`)
    return text === undefined ? key : fillSlots(text, language, slots)
  }
}

function textAt(texts: Texts, key: string): string | undefined {
  let at: string | Texts | undefined = texts
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

/** Vietnamese, Korean and Japanese have one form; English tells one from more. */
function pluralOf(language: Language, n: string | number | undefined): 'one' | 'other' {
  return language === 'en' && n === 1 ? 'one' : 'other'
}

function fillSlots(text: string, language: Language, slots: Slots | undefined): string {
  if (!slots) return text
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slots[name]
    return typeof value === 'number' ? formatFigure(value, language) : (value ?? slot)
  })
}

/** A figure that is not money, with all its decimals or as many as told: 7.200 and 4,5 in Vietnamese, 7,200 and 4.5 elsewhere. */
export function formatFigure(figure: number, language: Language, decimals?: number): string {
  const [whole = '', fraction] = (decimals === undefined ? String(figure) : figure.toFixed(decimals)).split(
    '.',
  )
  const [group, point] = language === 'vi' ? ['.', ','] : [',', '.']
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group ?? '')
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}
