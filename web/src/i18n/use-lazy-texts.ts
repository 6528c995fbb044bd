import type { Translate } from '@teeviet/contract/display/translate'
import { use } from 'react'
import type { Area, TextKey } from './areas.ts'
import type { LanguageTexts } from './load.ts'
import { useTexts } from './use-texts.tsx'

const loading = new WeakMap<LanguageTexts, Map<Area, Promise<void>>>()

/**
 * The texts of an area that the page may not name: loads them at first use, and suspends until they are there, which
 * hides everything up to the next `Suspense`.
 */
export function useLazyTexts<A extends Area>(area: A): Translate<TextKey<A>> {
  const texts = useTexts()
  // in every render: React resumes a suspended component at its `use`, and takes the hooks behind it for old ones without
  use(loadOnce(texts, area))
  return texts.of(area)
}

/** The same promise at each call, since a new one would suspend again. */
function loadOnce(texts: LanguageTexts, area: Area): Promise<void> {
  const areas = loading.get(texts) ?? new Map<Area, Promise<void>>()
  loading.set(texts, areas)
  const known = areas.get(area)
  if (known) return known
  const promise = texts.has(area) ? alreadyThere() : texts.load([area])
  areas.set(area, promise)
  // one that failed is loaded again when it is asked for again
  promise.catch(() => areas.delete(area))
  return promise
}

/** A promise with the fields by which React reads its value at once, instead of suspending for a moment. */
const alreadyThere = (): Promise<void> =>
  Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })
