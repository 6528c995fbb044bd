import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { KeptAmount } from './change-sides.tsx'

const shown = (kept_amount: number) =>
  markupOf(createElement(KeptAmount, { change: { kept_amount } }), ['bill'], 'en')

test('a change with players who leave says what is kept of their price, another one nothing', async () => {
  expect(await shown(1_250_000)).toContain('1.250.000')
  expect(await shown(0)).toBe('')
})
