import { expect, test } from 'vitest'
import { type Article, articlesOf, nextPage } from './news.ts'

const article = (post_id: number): Article => ({
  course_id: null,
  post_id,
  post: { title: `${post_id}`, excerpt: '', banner: '', author: '', content: '' },
  author_info: { avatar: '' },
  created_at: 0,
})
const page = (first: number, count: number) => Array.from({ length: count }, (_, i) => article(first + i))

test('there is more while the last page is full', () => {
  expect(nextPage([page(1, 10)])).toBe(2)
  expect(nextPage([page(1, 10), page(11, 10)])).toBe(3)
  expect(nextPage([page(1, 10), page(11, 9)])).toBeUndefined()
  expect(nextPage([page(1, 10), []])).toBeUndefined()
  expect(nextPage([[]])).toBeUndefined()
})

test('an article that slid onto the next page is listed once', () => {
  expect(articlesOf([page(1, 10), page(10, 3)]).map((one) => one.post_id)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  )
})
