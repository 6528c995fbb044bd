import { expect, it } from 'vitest'
import { readTexts } from './texts.ts'

it('says “unconfirmed” of a request that waits for its answer, as was agreed', async () => {
  const texts = await readTexts('en', false)
  expect(texts.get('staff')?.('state.requested')).toBe('unconfirmed')
})

it('shows every text in brackets in the language of tests', async () => {
  const texts = await readTexts('en', true)
  expect(texts.get('staff')?.('state.requested')).toBe('⟦unconfirmed⟧')
})
