import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

test('shows every step in order, with its note, and says which one is under way', () => {
  const markup = renderToStaticMarkup(
    createElement(Stepper, {
      label: 'Your booking',
      steps: [
        { label: 'Requested', note: '09:00', state: 'done' },
        { label: 'Confirmed', state: 'now' },
        { label: 'Paid', state: 'ahead' },
      ],
    }),
  )
  expect(markup).toContain('aria-label="Your booking"')
  expect(markup.replaceAll(/<[^>]+>/g, '|')).toMatch(/Requested\|+09:00\|+Confirmed\|+Paid/)
  expect(markup.match(/<li[^>]*>/g)?.map((step) => step.includes('aria-current="step"'))).toEqual([
    false,
    true,
    false,
  ])
})
