/** Get a partner. */
export const partner = 'GET /api/services/partner'

/** Get a partner's colours. */
export const look = 'POST /api/for_wap/get-style-config'
