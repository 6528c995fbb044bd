/** List offers by category. */
export const categories = 'GET /api/services/get_list_categorys'

/** List the offers of a category. */
export const ofCategory = 'GET /api/services/get_list_booking_category'

/** List the tee times of a flash sale or category. */
export const teeTimes = 'GET /api/services/get_list_pax_by_category'
