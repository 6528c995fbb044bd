/** Get a course. */
export const detail = 'GET /api/services/get_detail_facility'

/** Search courses. */
export const search = 'GET /api/services/search_facility'

/** List top courses. */
export const top = 'GET /api/services/get_top_facility'

/** List featured courses. */
export const bestReviewed = 'GET /api/services/get_review_facility'

/** Find courses by name. */
export const byName = 'GET /api/services/search_courses_for_web'

/** Find courses near a position. */
export const nearby = 'GET /api/hio/for_cms/nearby_for_insurance'

/** List pictures of courses. */
export const images = 'POST /api/services/get_images_courses'

/** List the courses of a search for a map. */
export const onMap = 'GET /api/services/map_facility'

/** List the member's favourite courses. */
export const favourites = 'GET /api/for_wap/list_favourite_facility'

/** Mark or unmark a favourite course. */
export const setFavourite = 'POST /api/for_wap/favourite_facility'
