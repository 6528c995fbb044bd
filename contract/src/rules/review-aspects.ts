/** What a review may rate besides the course as a whole, each with 1 to 5 stars. */
export const reviewAspects = ['greens', 'fairways', 'caddie', 'value'] as const
export type ReviewAspect = (typeof reviewAspects)[number]

/** The orders of a course's reviews. */
export const reviewOrders = ['newest', 'helpful'] as const
export type ReviewOrder = (typeof reviewOrders)[number]
