import { expect, it } from 'vitest'
import { loadTexts, textsOf } from './texts.ts'

it('says “unconfirmed” of a request that waits for its answer, as was agreed', async () => {
  await loadTexts('en', false)
  expect(textsOf('staff')('state.requested')).toBe('unconfirmed')
})

it('shows every text in brackets in the language of tests', async () => {
  await loadTexts('en', true)
  expect(textsOf('staff')('state.requested')).toBe('⟦unconfirmed⟧')
})
