/** Get the lowest price of each of 14 days. */
export const priceStrip = 'GET /api/services/price_strip'

/** Find tee times across courses. */
export const find = 'GET /api/services/find_tee_times'

/** List a course's tee times of a day. */
export const ofCourse = 'POST /api/for_wap/get_tee_time_by_facility'
