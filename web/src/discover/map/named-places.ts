import type { Translate } from '@teeviet/contract/display/translate'
import type { TextKey } from '#i18n/areas.ts'
import type { NamedPlace } from './label-places.ts'
import { airports, towns } from './places.gen.ts'
import { roadSigns } from './roads.gen.ts'

/** The scale from which a town of so many people is named; airports by their code first, then by their name. */
const scales = [
  { people: 250_000, from: 0 },
  { people: 100_000, from: 2 },
  { people: 50_000, from: 3.5 },
  { people: 0, from: 5 },
] as const
const airportCodesFrom = 2
const airportNamesFrom = 5
/** The scale from which a road of such a length, in units of the plane, has its signs. */
const roadScales = [
  { length: 1000, from: 2.5 },
  { length: 100, from: 4 },
  { length: 0, from: 6 },
] as const

/** The towns, airports and road signs of the map in the page's language, at a scale relative to the whole country's. */
export function namedPlaces(t: Translate<TextKey<'map'>>, scale: number): NamedPlace[] {
  const named = towns.map(
    ({ name, at, population }): NamedPlace => ({
      id: name,
      kind: 'town',
      at,
      name: t(`town.${name}`),
      minScale: scales.find(({ people }) => population >= people)?.from ?? 0,
    }),
  )
  const landing = airports.map(
    ({ code, at }): NamedPlace => ({
      id: code,
      kind: 'airport',
      at,
      name: scale < airportNamesFrom ? code : t('airport', { name: t(`airports.${code}`) }),
      minScale: airportCodesFrom,
    }),
  )
  const signs = roadSigns.flatMap(({ name, length: ofRoad, at }) =>
    at.map((place): NamedPlace => {
      const minScale = roadScales.find(({ length }) => ofRoad >= length)?.from ?? 0
      return { id: `${name} ${place.join()}`, kind: 'road', at: place, name, minScale }
    }),
  )
  const large = named.filter(({ minScale }) => minScale === 0)
  return [...large, ...landing, ...named.filter(({ minScale }) => minScale > 0), ...signs]
}
