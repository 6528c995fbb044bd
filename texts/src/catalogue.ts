import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillSlots } from './fill-slots.ts'
import { inEveryLanguage, type Language } from './languages.ts'
import type bookings from './vi/server/bookings.json'
import type documents from './vi/server/documents.json'
import type endReasons from './vi/server/end-reasons.json'
import type errors from './vi/server/errors.json'
import type golf from './vi/server/golf.json'
import type hioSheet from './vi/server/hio-sheet.json'
import type money from './vi/server/money.json'
import type news from './vi/server/news.json'
import type places from './vi/server/places.json'
import type samples from './vi/server/samples.json'
import type sms from './vi/server/sms.json'

/** The texts of the server, by the file of a language's folder `server/`; the Vietnamese file has the keys. */
type Catalogues = {
  bookings: typeof bookings
  documents: typeof documents
  'end-reasons': typeof endReasons
  errors: typeof errors
  golf: typeof golf
  'hio-sheet': typeof hioSheet
  money: typeof money
  news: typeof news
  places: typeof places
  samples: typeof samples
  sms: typeof sms
}

export type CatalogueName = keyof Catalogues

/** The keys of a catalogue. */
export type CatalogueKey<Name extends CatalogueName> = keyof Catalogues[Name] & string

/** Gives a text in a language, its `{slots}` filled as they are given; a slot without a value stays visible. */
type TextIn<Name extends CatalogueName> = (
  key: CatalogueKey<Name>,
  language: Language,
  slots?: Readonly<Record<string, string | number>>,
) => string

/** Reads a catalogue of the server in every language. For Node alone: a browser loads the texts of its language. */
export function catalogue<Name extends CatalogueName>(name: Name): TextIn<Name> {
  const texts = readCatalogue(name)
  return (key, language, slots = {}) => fillSlots(texts[language][key] ?? key, slots)
}

/** The texts of a catalogue in every language by their keys. */
export function readCatalogue(
  name: CatalogueName,
): Readonly<Record<Language, Readonly<Record<string, string>>>> {
  return inEveryLanguage((language) =>
    JSON.parse(readFileSync(join(import.meta.dirname, language, 'server', `${name}.json`), 'utf8')),
  )
}
