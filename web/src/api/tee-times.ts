/** Get the lowest price of each of 14 days. */
export const priceStrip = 'GET /api/services/price_strip'

/** List a course's tee times of a day. */
export const ofCourse = 'POST /api/for_wap/get_tee_time_by_facility'
