import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ReviewOrder } from '@teeviet/contract/rules/review-aspects'
import { call } from '../client/call.ts'
import * as api from '../index.ts'

const perPage = 10

/** A course's reviews, ten a page; the overall rating comes with each page. */
export function reviewsQuery(id: number, sort: ReviewOrder = 'helpful') {
  return infiniteQueryOptions({
    queryKey: [api.reviews.ofCourse, id, sort],
    queryFn: ({ pageParam, signal }) =>
      call(api.reviews.ofCourse, { id, page: pageParam, limit: perPage, sort }, { signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => nextPage(pages.map((page) => page.reviews)),
  })
}

/** Whether the golfer of a vID may review a course, and which reviews are marked as helpful; unknown when it cannot be loaded: sending reports it anyway. */
export function mayReviewQuery(id: number, vga: number) {
  return queryOptions({
    queryKey: [api.reviews.canReview, id, vga],
    queryFn: ({ signal }) => call(api.reviews.canReview, { id }, { signal, quiet: true, silent: true }),
  })
}

/** The page to load next: there is one while fewer reviews are loaded than there are in all. */
export function nextPage(pages: readonly { total: number; data: readonly unknown[] }[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.data.length, 0)
  const last = pages.at(-1)
  return last !== undefined && last.data.length > 0 && loaded < last.total ? pages.length + 1 : undefined
}
