import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { mayReviewQuery, reviewsQuery } from '#api/queries/reviews.ts'
import { noteVote, reviewsOf } from './loaded-reviews.ts'

describe('a vote', () => {
  const review = (id: number, helpful: number) => ({ id, helpful })
  const pageOf = (...data: object[]) => ({ count: [], scores: {}, reviews: { total: data.length, data } })

  test('shows in every loaded order, and in what the golfer marked', () => {
    const client = new QueryClient()
    for (const sort of ['helpful', 'newest'] as const)
      client.setQueryData([...reviewsQuery(7, sort).queryKey], {
        pages: [pageOf(review(1, 3), review(2, 0))],
        pageParams: [1],
      })
    client.setQueryData(mayReviewQuery(7, 100).queryKey, {
      may_review: 0,
      reason: 'not_played',
      own: [],
      helpful: [1],
    })
    noteVote(client, 7, { id: 2, helpful: 1, isMarked: true })
    noteVote(client, 7, { id: 1, helpful: 2, isMarked: false })
    for (const sort of ['helpful', 'newest'] as const) {
      const pages = client.getQueryData(reviewsQuery(7, sort).queryKey)?.pages ?? []
      expect(reviewsOf(pages)).toEqual([review(1, 2), review(2, 1)])
    }
    expect(client.getQueryData(mayReviewQuery(7, 100).queryKey)?.helpful).toEqual([2])
  })

  test('that moves a review to the next page lists it once', () => {
    const client = new QueryClient()
    const key = reviewsQuery(8).queryKey
    client.setQueryData([...key], { pages: [pageOf(review(1, 3)), pageOf(review(1, 3))], pageParams: [1, 2] })
    expect(reviewsOf(client.getQueryData(key)?.pages ?? [])).toEqual([review(1, 3)])
  })
})
