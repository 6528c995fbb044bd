/** List news. */
export const list = 'GET /api/services/get_data_post'

/** List top news. */
export const top = 'GET /api/services/get_top_post'

/** Get a news article. */
export const article = 'GET /api/services/get_detail_post'
