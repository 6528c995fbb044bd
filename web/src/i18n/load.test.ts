import { languages } from '@teeviet/contract/rules/languages'
import { expect, it, vi } from 'vitest'
import { textsIn } from './load.ts'

// Tests share a worker: another file may have loaded these texts into its modules.
vi.hoisted(() => vi.resetModules())

it.each(languages)('loads the texts of an area in %s', async (language) => {
  const texts = textsIn(language, false)
  expect(texts.textsOf('ui')).toEqual({})
  await texts.load(['ui'])
  expect(texts.of('ui')('notice')).not.toBe('notice')
})
