import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { DataOf } from '#api/client/call-types.ts'
import * as api from '#api/index.ts'

type Page = DataOf<typeof api.reviews.ofCourse>
type Review = Page['reviews']['data'][number]
type May = DataOf<typeof api.reviews.canReview>

/** All loaded reviews. A vote can move one to the next page: each is listed once. */
export function reviewsOf(pages: readonly Page[]): Review[] {
  return [...new Map(pages.flatMap((page) => page.reviews.data).map((one) => [one.id, one])).values()]
}

/** Shows a golfer's vote in every loaded order, since the server's lists follow within half a minute. */
export function noteVote(
  client: QueryClient,
  courseId: number,
  { id, helpful, isMarked }: { id: number; helpful: number; isMarked: boolean },
): void {
  client.setQueriesData<InfiniteData<Page>>({ queryKey: [api.reviews.ofCourse, courseId] }, (loaded) => {
    const withVote = (one: Review) => (one.id === id ? { ...one, helpful } : one)
    const pages = loaded?.pages.map(({ reviews, ...page }) => ({
      ...page,
      reviews: { ...reviews, data: reviews.data.map(withVote) },
    }))
    return loaded && pages && { ...loaded, pages }
  })
  client.setQueriesData<May>({ queryKey: [api.reviews.canReview, courseId] }, (may) => {
    const others = may?.helpful.filter((one) => one !== id) ?? []
    return may && { ...may, helpful: isMarked ? [...others, id] : others }
  })
}
