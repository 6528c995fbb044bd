import { deferred } from '#ui/layout/deferred.tsx'
import { firstInteraction } from '#ui/layout/interaction.ts'

/** The quick booking, hidden until its tab is chosen. A press that waits for it finds the draft that was kept. */
export const QuickBooking = deferred(async () => {
  const file = await import('./quick-booking.tsx')
  if (!import.meta.env.SSR) await file.restoreDraft()
  return file
})

/** The parts of home below the offers. */
export const CoursesReviewsNews = deferred(() => import('./courses-reviews-news.tsx'), firstInteraction)
