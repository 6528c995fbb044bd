/** List insurance packages. */
export const packages = 'GET /api/services/list_package'

/** Get an insurance certificate. */
export const certificate = 'GET /api/for_wap/insurance_certificate'
