/** List a course's reviews. */
export const ofCourse = 'GET /api/services/list_feedback_facility'

/** List course review cards. */
export const highlights = 'GET /api/for_wap/get_facility_review'

/** Ask whether the member may review a course. */
export const canReview = 'GET /api/services/can_review_facility'

/** Mark or unmark a review as helpful. */
export const markHelpful = 'POST /api/services/mark_review_helpful'

/** Write a review. */
export const send = 'POST /api/services/send_feedback_facility'
