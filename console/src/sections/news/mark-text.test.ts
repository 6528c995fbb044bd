import { expect, test } from 'vitest'
import { markText } from './mark-text.ts'

test.each([
  ['bold', 'Giải <strong>mùa thu</strong> 2026'],
  ['heading', 'Giải <h2>mùa thu</h2>\n 2026'],
  ['link', 'Giải <a href="https://">mùa thu</a> 2026'],
] as const)('%s goes around the chosen words, which stay chosen', (mark, expected) => {
  const marked = markText('Giải mùa thu 2026', 5, 12, mark)
  expect(marked.text).toBe(expected)
  expect(marked.text.slice(marked.start, marked.end)).toBe('mùa thu')
})

test('each chosen line is a point of the list', () => {
  expect(markText('một\nhai', 0, 7, 'list').text).toBe('<ul>\n<li>một</li>\n<li>hai</li>\n</ul>\n')
})
