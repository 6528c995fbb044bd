/** Get the operator's settings and the server's time limits. */
export const settings = 'GET /api/services/site_settings'

/** List banners. */
export const banners = 'GET /api/adv/list_banner'

/** List the pictures of a picture page. */
export const policyImages = 'GET /api/services/list_policy_images'

/** List the clubs' refund terms. */
export const refundTerms = 'GET /api/services/list_refund_terms'
