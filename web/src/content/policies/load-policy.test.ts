import { languages } from '@teeviet/contract/rules/languages'
import { expect, it } from 'vitest'
import { loadPolicy } from './load-policy.ts'

it.each(languages)('loads a policy in %s', async (language) => {
  const { lead, sections } = await loadPolicy('terms', language)
  expect(lead).not.toBe('')
  expect(sections.length).toBeGreaterThan(0)
})
