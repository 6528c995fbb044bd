import { expect, test } from 'vitest'
import { draftOf, htmlOf, writtenOf } from './news-draft.ts'

test('plain text becomes paragraphs, with its line breaks', () => {
  expect(htmlOf('Một\nhai\n\n\nba')).toBe('<p>Một<br />hai</p>\n<p>ba</p>')
  expect(htmlOf('  \n\n ')).toBe('')
})

test('what is HTML already stays as it was typed', () => {
  expect(htmlOf('<p>Một</p>\n\nhai')).toBe('<p>Một</p>\n\nhai')
})

test('languages in which nothing is written are not sent', () => {
  const draft = draftOf(null)
  const written = writtenOf({
    ...draft,
    texts: { ...draft.texts, vi: { title: 'Tin', excerpt: '', content: 'A' } },
  })
  expect(written.texts).toEqual({ vi: { title: 'Tin', excerpt: '', content: '<p>A</p>' } })
  expect(written).toMatchObject({ published_at: null, unpublished_at: null })
  expect(written).not.toHaveProperty('course_id')
})
