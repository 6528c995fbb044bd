/** Get the price table (web). */
export const table = 'GET /api/for_wap/list_price_booking_for_wap'

/** Get the price table. */
export const wideTable = 'GET /api/group/api/v1/other/list_price_booking'

/** Get the filtered price table. */
export const vietinBankTable = 'GET /api/services/get_price_facility'
