import { expect, test } from 'vitest'
import { facilitySearch, pageAfter, type SearchPage } from './facility-search.ts'

/** Follows the pages through a list of so many courses, as the screen does. */
function walk(first: SearchPage, total: number): number[][] {
  const pages: number[][] = []
  let page: SearchPage | undefined = first
  while (page) {
    const { offset, limit }: SearchPage = page
    const rows = Array.from(
      { length: Math.max(0, Math.min(limit, total - offset)) },
      (_, row) => offset + row,
    )
    pages.push(rows)
    page = pageAfter(page, rows.length)
  }
  return pages
}

test('a search asks for ten at a time', () => {
  const first = facilitySearch({}).initialPageParam
  expect(walk(first, 24).map((rows) => rows.length)).toEqual([10, 10, 4])
})

test('after a change of the order three come first, then tens, and none is skipped or repeated', () => {
  const first = facilitySearch({ sort: 1 }, true).initialPageParam
  const pages = walk(first, 24)
  expect(pages.map((rows) => rows.length)).toEqual([3, 10, 10, 1])
  expect(pages.flat()).toEqual(Array.from({ length: 24 }, (_, row) => row))
})

test('a full last page is followed by one request that comes back empty, then by none', () => {
  expect(walk(facilitySearch({}).initialPageParam, 10).map((rows) => rows.length)).toEqual([10, 0])
})
