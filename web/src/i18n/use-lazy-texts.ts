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
  if (!texts.has(area)) use(loadOnce(texts, area))
  return texts.of(area)
}

function loadOnce(texts: LanguageTexts, area: Area): Promise<void> {
  const areas = loading.get(texts) ?? new Map<Area, Promise<void>>()
  loading.set(texts, areas)
  const promise = areas.get(area) ?? texts.load([area])
  areas.set(area, promise)
  // one that failed is loaded again when it is asked for again
  promise.catch(() => areas.delete(area))
  return promise
}
