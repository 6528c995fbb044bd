import { expect, test } from 'vitest'
import { draftOf, htmlOf, missingOf, writtenOf } from './news-draft.ts'

test('plain text becomes paragraphs, with its line breaks', () => {
  expect(htmlOf('Một\nhai\n\n\nba')).toBe('<p>Một<br />hai</p>\n<p>ba</p>')
  expect(htmlOf('  \n\n ')).toBe('')
})

test('HTML stays as typed', () => {
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

test('an article needs a title, in the language it is written in', () => {
  const draft = draftOf(null)
  const text = (title: string, content: string) => ({ title, excerpt: '', content })
  expect(missingOf(draft)).toEqual({ language: 'vi', field: 'title' })
  const korean = { ...draft, texts: { ...draft.texts, kr: text(' ', '대회') } }
  expect(missingOf(korean)).toEqual({ language: 'kr', field: 'title' })
  const titled = { ...draft, texts: { ...draft.texts, kr: text('대회', '') } }
  expect(missingOf(titled)).toBeNull()
})

test('an article that is to be published needs all of the Vietnamese', () => {
  const draft = draftOf(null)
  const text = (title: string, content: string) => ({ title, excerpt: '', content })
  const english = { ...draft, publishedAt: 1, texts: { ...draft.texts, en: text('News', 'A') } }
  expect(missingOf(english)).toEqual({ language: 'vi', field: 'title' })
  const half = { ...english, texts: { ...english.texts, vi: text('Tin', '') } }
  expect(missingOf(half)).toEqual({ language: 'vi', field: 'content' })
  expect(missingOf({ ...english, texts: { ...english.texts, vi: text('Tin', 'A') } })).toBeNull()
})
