/** Pay a bill on Sacombank's card page. */
export const startSacombank = 'POST /api/for_wap/confirm_order_booking_SCB'

/** Pay a bill on VietinBank's card page. */
export const startVietinBank = 'POST /api/for_wap/confirm_order_booking_viettin'

/** Pay a bill on the card page of the golfer's own bank. */
export const startOther = 'POST /api/for_wap/confirm_booked_bank'

/** Pay a bill by the inquiry of the golfer's own bank. */
export const inquire = 'POST /api/for_wap/encrypt_inquire_bank'

/** Get the address of a bank's card page. */
export const bidvPage = 'GET /api/for_wap/bidv_page'
