/** The call behind the form of a new booking. */
export const newBookingCall = 'POST /api/staff/bookings'

/** The call behind the money of the counter. */
export const counterCall = 'POST /api/staff/bookings/:id/take-payment'

/** Which form of a new booking is open, as the address names it. */
export const newBooking = 1
export const walkIn = 2
