import { expect, it } from 'vitest'
import { readTexts } from './texts.ts'

it('uses “unconfirmed” for an unanswered request, as agreed', async () => {
  const texts = await readTexts('en', false)
  expect(texts.get('staff')?.('state.requested')).toBe('unconfirmed')
})

it('shows every text in brackets in the language of tests', async () => {
  const texts = await readTexts('en', true)
  expect(texts.get('staff')?.('state.requested')).toBe('⟦unconfirmed⟧')
})
