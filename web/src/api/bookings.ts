/** Request a booking. */
export const request = 'POST /api/services/create_booking_for_wap'

/** Request a booking as a bank's customer. */
export const requestInBank = 'POST /api/booking_pax/create_booking_for_bank'

/** Quote a booking. */
export const estimate = 'POST /api/services/create_delivery_for_wap'

/** Find other tee times that a request can name. */
export const findAlternatives = 'GET /api/services/alternatives'

/** Get the result of a booking request. */
export const settleRequest = 'POST /api/for_wap/settle_request'

/** Start a booking from an offer. */
export const bookNow = 'POST /api/booking/booking_pax/booking_now_for_wap'

/** Submit a draft booking with its code. */
export const verifyBookNow = 'POST /api/booking/booking_pax/verify_booking_now_for_wap'

/** Send a new code for a draft. */
export const sendBookNowCode = 'POST /api/for_wap/get_sms_otp_booking'

/** Submit a fast order with its code. */
export const fastOrder = 'POST /api/web-booking/booking_order_for_web/request_booking_order_for_web'

/** Send the code of a fast order. */
export const sendFastOrderCode = 'POST /api/web-booking/booking_order_for_web/get_otp_booking_order_for_web'
